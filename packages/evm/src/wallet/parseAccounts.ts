import type { WalletAccount } from '@latchkey/core'
import { isEvmAddress } from '@latchkey/protocol'
import { array, custom, maxLength, pipe } from 'valibot'
import { checksumAddress } from './checksumAddress'
import { parseOrNull } from './parseOrNull'

/** A wallet shows a handful of accounts; the limit keeps a hostile one from stalling the page. */
const addresses = /* @__PURE__ */ pipe(
  /* @__PURE__ */ array(/* @__PURE__ */ custom<`0x${string}`>(isEvmAddress)),
  /* @__PURE__ */ maxLength(1000),
)

/** The accounts of a wallet's answer or event, each once and in its order; null when it is no list of addresses. */
export function parseAccounts(value: unknown): readonly WalletAccount[] | null {
  const parsed = parseOrNull(addresses, value)
  return parsed && [...new Set(parsed.map(checksumAddress))].map((address) => ({ address, type: 'eoa' }))
}
