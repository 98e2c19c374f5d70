import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import { decodeAddress } from '../ss58/decodeAddress'
import type { ExtensionAccount } from './ExtensionAccount'

/** More accounts than anybody has; the limit stops a hostile extension from stalling the page. */
const limit = 1000

function parseAccount(value: unknown): ExtensionAccount | 'other' | null {
  const { address, genesisHash } = fieldsOf(value)
  // Wallets of several families list their EVM accounts here too; ignore them.
  if (isEvmAddress(address)) return 'other'
  const id = decodeAddress(address)
  if (!id || typeof address !== 'string') return null
  const isBound = typeof genesisHash === 'string' && /^0x[\da-f]{64}$/i.test(genesisHash)
  return { address, id, genesisHash: isBound ? genesisHash.toLowerCase() : null }
}

/** The accounts in an extension's answer or event, each once and in order; null if it isn't a list of accounts. */
export function parseAccounts(value: unknown): readonly ExtensionAccount[] | null {
  try {
    // Copied first, so a list with getters can't pass the check with one value and return another.
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
    // Reading the list throws, so it is malformed.
    return null
  }
}
