import { object, pipe, regex, safeParse, string } from 'valibot'
import { reopenOperation } from '../store/reopenOperation'
import { type StoredOperation, storedColumns } from '../store/StoredOperation'
import { readReceipts } from './readReceipts'
import type { WatchedLine } from './WatchedLine'

const everyMs = 2_000
/** Blocks on top of a block after which no chain drops it. */
const depth = 32n
/** After how long to stop asking about a transaction that the nodes no longer know. */
const longestMs = 3_600_000
const mostRows = 200

const hex = pipe(string(), regex(/^0x[0-9a-fA-F]+$/))
const headSchema = object({ hash: hex, number: hex })

/**
 * Creates a function that looks after operations that ended a short time ago. When a reorganisation drops a transaction, its
 * operation is in flight again, with the same transaction. @throws chainDown
 */
export function confirmSettled(line: WatchedLine): () => Promise<void> {
  const { database, nodes, sponsor, chain, signal, genesis, now } = line
  let readAt: number | undefined
  let head: string | undefined
  return async () => {
    if (readAt !== undefined && now() - readAt < everyMs) return
    readAt = now()
    const rows = await database.query<StoredOperation>(
      `select ${storedColumns} from sponsor_operations
       where chain = $1 and sponsor = $2 and state in ('mined', 'failed') and tx_hash is not null and not final
       order by tx_nonce limit $3`,
      [chain, sponsor.account.address.toLowerCase(), mostRows],
    )
    if (rows.length === 0) return
    const latest = { method: 'eth_getBlockByNumber', params: ['latest', false] }
    const parsed = safeParse(headSchema, await nodes.call(chain, latest, signal))
    // Without a new block nothing changed.
    if (!parsed.success || parsed.output.hash === head) return
    const { found, mined } = await readReceipts(
      line,
      rows.map(({ hash }) => hash),
    )
    for (const row of rows) {
      const receipt = found.get(row.hash)
      const isOfOtherChain = genesis !== undefined && row.genesis !== null && row.genesis !== genesis
      const isOld = now() - row.changed_at.getTime() > longestMs
      const isDropped = receipt
        ? receipt.blockHash.toLowerCase() !== row.block
        : mined !== undefined && mined <= Number(row.tx_nonce)
      const isDeep = receipt && BigInt(parsed.output.number) - BigInt(receipt.blockNumber) >= depth
      if (isOfOtherChain) await close(row)
      else if (isDropped) await reopenOperation(line, row)
      else if (isDeep || isOld) await close(row)
    }
    head = parsed.output.hash
  }

  async function close({ hash }: StoredOperation): Promise<void> {
    await database.query('update sponsor_operations set final = true where hash = $1', [hash])
  }
}
