import { fieldsOf, isSolanaAddress } from '@latchkey/protocol'

/** A wallet shows a handful of accounts; the limit keeps a hostile one from stalling the page. */
const limit = 1000

/** The addresses a paired wallet tells, bare or as `{ pubkey }`; null when it is no list of addresses. */
export function parsePairedAccounts(value: unknown): readonly string[] | null {
  try {
    if (!Array.isArray(value) || value.length > limit) return null
    const list: readonly unknown[] = value.map((one) =>
      typeof one === 'string' ? one : fieldsOf(one).pubkey,
    )
    return list.every(isSolanaAddress) ? [...new Set(list)] : null
  } catch {
    // The wallet made a list that can't be looked at: it counts as malformed.
    return null
  }
}
