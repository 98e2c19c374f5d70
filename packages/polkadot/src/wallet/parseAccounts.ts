import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import { decodeAddress } from '../ss58/decodeAddress'
import type { ExtensionAccount } from './ExtensionAccount'

/** Somebody with more accounts than this is a script that wants to stall the page. */
const limit = 1000

function parseAccount(value: unknown): ExtensionAccount | 'other' | null {
  const { address, genesisHash } = fieldsOf(value)
  // Wallets of several families list their EVM accounts here too; those are no business of this adapter.
  if (isEvmAddress(address)) return 'other'
  const id = decodeAddress(address)
  if (!id || typeof address !== 'string') return null
  const isBound = typeof genesisHash === 'string' && /^0x[\da-f]{64}$/i.test(genesisHash)
  return { address, id, genesisHash: isBound ? genesisHash.toLowerCase() : null }
}

/** The accounts of an extension's answer or event, each once and in its order; null when it is no list of accounts. */
export function parseAccounts(value: unknown): readonly ExtensionAccount[] | null {
  try {
    // Copied before it is looked at: a list with getters must not give one thing to the check and another to us.
    const list: readonly unknown[] | null = Array.isArray(value) && value.length <= limit ? [...value] : null
    const accounts = new Map<string, ExtensionAccount>()
    for (const item of list ?? [null]) {
      const account = parseAccount(item)
      if (!account) return null
      if (account === 'other' || accounts.has(account.id.join())) continue
      accounts.set(account.id.join(), account)
    }
    return [...accounts.values()]
  } catch {
    // The wallet made a list that can't be looked at: it counts as malformed.
    return null
  }
}
