import { findTokenAccounts } from '../../account/findTokenAccounts'
import { createCachedCall } from '../../cache/createCachedCall'
import type { Chain } from '../../config/chainSchema'
import type { Nodes } from '../../rpc/Nodes'
import { asHistoryDown } from '../asHistoryDown'
import type { HistorySource } from '../HistorySource'
import { describeSolana, type SolanaRecord } from './describeSolana'
import { listSignatures } from './listSignatures'
import { readSolana } from './readSolana'
import { readTransactions } from './readTransactions'
import { solanaPlace } from './solanaPlace'

/** Each page is read from a node on request, so it is shorter than those from a database. */
const pageLength = 25
const mostTokenAccounts = 20
const keptMs = 10_000
const limitMs = 20_000

type Found = { readonly records: readonly SolanaRecord[]; readonly more: boolean }

/**
 * [SOL-1] [ACC-4] Lists the history of an account and its accounts of listed tokens from the nodes of a Solana
 * network. A page takes five requests, unless transactions are so large that each needs its own.
 */
export function createSolanaSource(
  nodes: Pick<Nodes, 'callMany'>,
  chain: Chain,
  now: () => number,
): HistorySource {
  const cached = createCachedCall<Found>({ now, most: 500, lifetimeMs: keptMs })
  const find = async (address: string, after: string | undefined, most: number): Promise<Found> => {
    const place = after === undefined ? undefined : solanaPlace.parse(after)
    // Others may wait for the same answer, so it doesn't stop with the first caller.
    const signal = AbortSignal.timeout(limitMs)
    // A transfer to a token account doesn't name the owner, so each account has its own history.
    const held = await findTokenAccounts(nodes, chain, address, signal)
    const accounts = [address, ...held.slice(0, mostTokenAccounts).map(({ account }) => account)]
    const { listed, more } = await listSignatures(nodes, chain.id, accounts, place, most, signal)
    const signatures = listed.map(({ row }) => row.signature)
    const transactions = await readTransactions(nodes, chain.id, signatures, signal)
    let time = Math.floor(now() / 1000)
    const records = listed.map(({ row: { signature, err, blockTime }, key }, at) => {
      const transaction = transactions[at]
      // Nodes forget times; use that of the next newer transaction.
      time = blockTime ?? transaction?.blockTime ?? time
      const isFailed = err !== null && err !== undefined
      return { signature, key, time, isFailed, deed: readSolana(address, transaction, isFailed) }
    })
    return { records, more }
  }
  return {
    async list({ address, after, limit, iconOf }) {
      const most = Math.min(limit, pageLength)
      const { records, more } = await cached(`${address} ${after ?? ''} ${most}`, () =>
        asHistoryDown(find(address, after, most)),
      )
      return { items: records.map((record) => describeSolana(chain, address, record, iconOf)), more }
    },
  }
}
