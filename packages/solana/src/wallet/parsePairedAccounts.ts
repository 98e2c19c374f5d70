import { fieldsOf, isSolanaAddress } from '@latchkey/protocol'

/** A wallet shows a few accounts; the limit stops a hostile one from stalling the page. */
const limit = 1000

/** The addresses of a paired wallet, bare or as `{ pubkey }`; null if it isn't a list of addresses. */
export function parsePairedAccounts(value: unknown): readonly string[] | null {
  try {
    if (!Array.isArray(value) || value.length > limit) return null
    const list: readonly unknown[] = value.map((one) =>
      typeof one === 'string' ? one : fieldsOf(one).pubkey,
    )
    return list.every(isSolanaAddress) ? [...new Set(list)] : null
  } catch {
    // Reading the list throws, so it is malformed.
    return null
  }
}
