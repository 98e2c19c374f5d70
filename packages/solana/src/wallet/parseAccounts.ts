import { fieldsOf, isSolanaAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** An account of the wallet standard that has been read, with the object that the wallet wants to see again. */
export type StandardAccount = {
  readonly address: string
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly account: unknown
}

/** A wallet shows a handful of accounts; the limit keeps a hostile one from stalling the page. */
const limit = 1000

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, limit).filter((one) => typeof one === 'string') : []
}

/** Whether the address is what it must be on Solana: the key itself, in base58. */
function isKey(address: unknown, publicKey: unknown): address is string {
  if (!isSolanaAddress(address)) return false
  const bytes = base58.decode(address)
  const isSame = (key: ArrayLike<unknown>) =>
    key.length === 32 && bytes.every((byte, index) => byte === key[index])
  // Bytes of another window are no instance of this one's class.
  return bytes.length === 32 && ArrayBuffer.isView(publicKey) && isSame(publicKey as Uint8Array)
}

/**
 * [SOL-1] The Solana accounts among those of a wallet, each once and in its order; null when it is no list of
 * accounts, or one of them is not what it says. Accounts of other chains are none of ours. Each field is read once.
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
    // The wallet made a list that can't be looked at: it counts as malformed.
    return null
  }
}
