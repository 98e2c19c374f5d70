import { findTokenAccounts } from '../../account/findTokenAccounts'
import { createCachedCall } from '../../cache/createCachedCall'
import type { Chain } from '../../config/chainSchema'
import type { Nodes } from '../../rpc/Nodes'
import type { HistorySource } from '../HistorySource'
import { whenDown } from '../whenDown'
import { describeSolana, type SolanaRecord } from './describeSolana'
import { listSignatures } from './listSignatures'
import { readSolana } from './readSolana'
import { readTransactions } from './readTransactions'
import { solanaPlace } from './solanaPlace'

/** A page is read from a node for whoever asks, so it is shorter than those of a database. */
const pageLength = 25
const mostTokenAccounts = 20
const keptMs = 10_000
const limitMs = 20_000

type Found = { readonly records: readonly SolanaRecord[]; readonly more: boolean }

/**
 * [SOL-1] [ACC-4] Tells the history that the nodes of a Solana network know, of an account and of its accounts of listed
 * tokens. A page takes five requests to a node, unless transactions are so large that each has to be asked for by itself.
 */
export function createSolanaSource(
  nodes: Pick<Nodes, 'callMany'>,
  chain: Chain,
  now: () => number,
): HistorySource {
  const cached = createCachedCall<Found>({ now, most: 500, lifetimeMs: keptMs })
  const find = async (address: string, after: string | undefined, most: number): Promise<Found> => {
    const place = after === undefined ? undefined : solanaPlace.parse(after)
    // Others may wait for the same, so it does not end with whoever asked first.
    const signal = AbortSignal.timeout(limitMs)
    // What comes to a token account names its owner nowhere, so that each has a history of its own.
    const held = await findTokenAccounts(nodes, chain, address, signal)
    const accounts = [address, ...held.slice(0, mostTokenAccounts).map(({ account }) => account)]
    const { listed, more } = await listSignatures(nodes, chain.id, accounts, place, most, signal)
    const signatures = listed.map(({ row }) => row.signature)
    const transactions = await readTransactions(nodes, chain.id, signatures, signal)
    let time = Math.floor(now() / 1000)
    const records = listed.map(({ row: { signature, err, blockTime }, key }, at) => {
      const transaction = transactions[at]
      // Nodes forget times; what has none is taken to be as old as what came after it.
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
        whenDown(find(address, after, most)),
      )
      return { items: records.map((record) => describeSolana(chain, address, record, iconOf)), more }
    },
  }
}
