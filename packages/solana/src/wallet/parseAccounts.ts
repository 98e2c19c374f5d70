import { fieldsOf, isSolanaAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** An account of the wallet standard that has been read, with the object that the wallet wants to see again. */
export type StandardAccount = {
  readonly address: string
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly account: unknown
}

/** A wallet shows a few accounts; the limit stops a hostile one from stalling the page. */
const limit = 1000

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, limit).filter((one) => typeof one === 'string') : []
}

/** Whether the address is the key in base58, as Solana requires. */
function isKey(address: unknown, publicKey: unknown): address is string {
  if (!isSolanaAddress(address)) return false
  const bytes = base58.decode(address)
  const isSame = (key: ArrayLike<unknown>) =>
    key.length === 32 && bytes.every((byte, index) => byte === key[index])
  // Bytes from another window aren't instances of this window's class.
  return bytes.length === 32 && ArrayBuffer.isView(publicKey) && isSame(publicKey as Uint8Array)
}

/**
 * [SOL-1] The Solana accounts of a wallet, each once and in order; null if it isn't a list of accounts, or an address
 * doesn't match its key. Accounts of other chains are left out. Each field is read once.
 */
export function parseAccounts(value: unknown): readonly StandardAccount[] | null {
  try {
    if (!Array.isArray(value) || value.length > limit) return null
    const accounts = new Map<string, StandardAccount>()
    for (const account of [...value]) {
      const { address, publicKey, chains, features } = fieldsOf(account)
      const known = textsOf(chains)
      if (Array.isArray(chains) && !known.some((chain) => chain.startsWith('solana:'))) continue
      if (!isKey(address, publicKey)) return null
      if (!accounts.has(address))
        accounts.set(address, { address, chains: known, features: textsOf(features), account })
    }
    return [...accounts.values()]
  } catch {
    // Reading the list throws, so it is malformed.
    return null
  }
}
