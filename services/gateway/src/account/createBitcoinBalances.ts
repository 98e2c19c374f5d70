import { bigint, integer, minValue, number, object, pipe, regex, string, transform, union } from 'valibot'
import { readEsplora } from '../bitcoin/readEsplora'
import { nodeFailed } from '../rpc/errors'
import type { Nodes } from '../rpc/Nodes'
import type { BalanceSource } from './BalanceSource'
import { canonicalAddress } from './canonicalAddress'
import { listTokens } from './Token'

/** The sum of everything an address received may exceed a safe integer, though its balance never does. */
const sum = pipe(
  union([pipe(number(), integer(), minValue(0)), pipe(string(), regex(/^\d{1,30}$/))]),
  transform((value) => BigInt(value)),
  bigint(),
)
const stats = object({ funded_txo_sum: sum, spent_txo_sum: sum })
const read = readEsplora(object({ chain_stats: stats, mempool_stats: stats }))

/**
 * [BTC-1] Reads the balance of a Bitcoin address, including pending payments in both directions. It matches what a
 * wallet shows and what the coins listed by Esplora add up to.
 */
export function createBitcoinBalances(nodes: Pick<Nodes, 'askEsplora'>): BalanceSource {
  return async (chain, address, signal) => {
    const path = `/address/${encodeURIComponent(canonicalAddress(address))}` as const
    const amount = await nodes.askEsplora(
      chain.id,
      { path },
      (answer) => {
        const { chain_stats: settled, mempool_stats: open } = read(answer)
        const left = settled.funded_txo_sum - settled.spent_txo_sum + open.funded_txo_sum - open.spent_txo_sum
        if (left < 0n) throw nodeFailed({ reason: 'negative balance' })
        return left
      },
      signal,
    )
    return listTokens(chain).flatMap((token) => (amount > 0n ? [{ token, amount }] : []))
  }
}
