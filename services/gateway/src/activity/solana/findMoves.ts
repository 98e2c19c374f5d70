import type { Transfer } from '../Transfer'
import type { SolanaTransaction } from './solanaTransaction'

/** What moved from or to an account, tokens first, and the decimals of the tokens. */
export type Moves = {
  readonly transfers: readonly Transfer[]
  /** By mint. */
  readonly decimals: ReadonlyMap<string, number>
}

/** Changes of an asset, by owner. */
type Changes = Map<string, bigint>

/**
 * Finds movements from the balances before and after, which works for unknown programs too. Excludes the fee, but
 * includes the rent of the account's own new accounts.
 */
export function findMoves(address: string, { meta, transaction }: SolanaTransaction): Moves {
  const decimals = new Map<string, number>()
  const assets = new Map<string | null, Changes>()
  const add = (asset: string | null, owner: string, change: bigint) => {
    const changes = assets.get(asset) ?? new Map<string, bigint>()
    changes.set(owner, (changes.get(owner) ?? 0n) + change)
    assets.set(asset, changes)
  }
  for (const [list, sign] of [
    [meta.preTokenBalances ?? [], -1n],
    [meta.postTokenBalances ?? [], 1n],
  ] as const)
    for (const { mint, owner, uiTokenAmount } of list) {
      decimals.set(mint, uiTokenAmount.decimals)
      if (owner) add(mint, owner, sign * uiTokenAmount.amount)
    }
  for (const [at, { pubkey }] of transaction.message.accountKeys.entries()) {
    // The first account pays the fee.
    const paid = at === 0 ? meta.fee : 0n
    add(null, pubkey, (meta.postBalances[at] ?? 0n) - (meta.preBalances[at] ?? 0n) + paid)
  }
  const transfers = [...assets].flatMap(([asset, changes]) => toTransfer(address, asset, changes, decimals))
  return { transfers, decimals }
}

function toTransfer(
  address: string,
  token: string | null,
  changes: Changes,
  decimals: ReadonlyMap<string, number>,
): Transfer[] {
  const change = changes.get(address) ?? 0n
  if (change === 0n) return []
  const isOut = change < 0n
  const amount = `${isOut ? -change : change}`
  // A collectible.
  const id = token && amount === '1' && decimals.get(token) === 0 ? { id: token } : {}
  const other = otherSide(address, changes, isOut)
  return [{ token, from: isOut ? address : other, to: isOut ? other : address, amount, ...id }]
}

/** Returns whoever received or gave the most; nobody if it was burnt or minted. */
function otherSide(address: string, changes: Changes, isOut: boolean): string {
  let [found, most] = ['', 0n]
  for (const [owner, change] of changes) {
    const size = isOut ? change : -change
    if (owner !== address && size > most) [found, most] = [owner, size]
  }
  return found
}
