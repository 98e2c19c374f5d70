import type { WalletAccount } from '@latchkey/core'
import { checksumAddress, isEvmAddress } from '@latchkey/protocol'

/** A wallet shows a few accounts; the limit stops a hostile one from stalling the page. */
const limit = 1000

/** The accounts in a wallet's answer or event, each once and in order; null if it isn't a list of addresses. */
export function parseAccounts(value: unknown): readonly WalletAccount[] | null {
  try {
    const length: unknown = Array.isArray(value) && value.length
    if (typeof length !== 'number' || !(length <= limit)) return null
    // Copied first, so a list with getters can't pass the check with one value and return another. By its indexes,
    // because a wallet's own iterator may never end.
    const list = Array.from({ length }, (_, at): unknown => (value as readonly unknown[])[at])
    if (!list.every(isEvmAddress)) return null
    return [...new Set(list.map(checksumAddress))].map((address) => ({ address, type: 'eoa' }))
  } catch {
    // Reading the list throws, so it is malformed.
    return null
  }
}
