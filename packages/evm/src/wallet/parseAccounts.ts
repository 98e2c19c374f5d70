import type { WalletAccount } from '@latchkey/core'
import { isEvmAddress } from '@latchkey/protocol'
import { checksumAddress } from './checksumAddress'

/** A wallet shows a handful of accounts; the limit keeps a hostile one from stalling the page. */
const limit = 1000

/** The accounts of a wallet's answer or event, each once and in its order; null when it is no list of addresses. */
export function parseAccounts(value: unknown): readonly WalletAccount[] | null {
  try {
    // Copied before it is looked at: a list with getters must not give one thing to the check and another to us.
    const list: readonly unknown[] | null = Array.isArray(value) && value.length <= limit ? [...value] : null
    if (!list?.every(isEvmAddress)) return null
    return [...new Set(list.map(checksumAddress))].map((address) => ({ address, type: 'eoa' }))
  } catch {
    // The wallet made a list that can't be looked at: it counts as malformed.
    return null
  }
}
