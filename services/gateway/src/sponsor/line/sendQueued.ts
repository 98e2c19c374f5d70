import { isHex } from 'viem'
import { refusals } from '../../http/refusals'
import { operationInvalid, operationRejected, operationReverted, sponsorRefused } from '../errors'
import { readPrice } from '../price/readPrice'
import { type StoredOperation, storedColumns } from '../store/StoredOperation'
import { type Carried, carryOperation } from './carryOperation'
import { failOperation } from './failOperation'
import type { Line } from './Line'
import { sendRaw } from './sendRaw'

/** Transactions in flight at once; nodes hold back more of one sender, and 16 is what the strictest keep. */
const mostSent = 16
/** How long an operation may wait for a lower price. */
const patienceMs = 600_000

const refused = [sponsorRefused, operationReverted, operationRejected, operationInvalid]

/** Sends operations from the front of the line. Returns how many left it. @throws chainDown */
export async function sendQueued(line: Line): Promise<number> {
  const { database, nodes, chain, signal, now } = line
  const sent = await database.query<{ tx_nonce: string }>(
    `select tx_nonce::text as tx_nonce from sponsor_operations
     where chain = $1 and sponsor = $2 and state = 'sent' order by tx_nonce desc`,
    [chain, addressOf(line)],
  )
  const rows = await readFront(line, mostSent - sent.length)
  if (rows.length === 0) return 0
  const price = await readPrice(nodes, chain, signal)
  const ready = rows.filter(
    (row) => price.base <= BigInt(row.max_fee) || now() - row.created_at.getTime() > patienceMs,
  )
  const carried = await Promise.all(ready.map((row) => carry(line, row, price)))
  const last = sent[0]
  let nonce = last ? Number(last.tx_nonce) + 1 : await countTransactions(line)
  for (const one of carried) {
    if (!one || signal.aborted) continue
    await send(line, one, nonce)
    nonce += 1
  }
  return ready.length
}

/** The next operation of each account, in the order they came. */
function readFront(line: Line, most: number): Promise<StoredOperation[]> {
  return line.database.query<StoredOperation>(
    `select ${storedColumns} from sponsor_operations as one
     where chain = $1 and sponsor = $2 and state = 'queued' and not exists (
       select 1 from sponsor_operations as other
       where other.chain = one.chain and other.sender = one.sender and other.state in ('queued', 'sent')
         and other.nonce < one.nonce)
     order by place limit $3`,
    [line.chain, addressOf(line), Math.max(0, most)],
  )
}

async function carry(line: Line, row: StoredOperation, price: Awaited<ReturnType<typeof readPrice>>) {
  if (price.base > BigInt(row.max_fee)) return void (await failOperation(line, row, 'the price of gas rose'))
  try {
    return await carryOperation(line, row, price)
  } catch (error) {
    if (!refused.some((kind) => kind.is(error))) throw error
    await failOperation(line, row, error instanceof Error ? error.message : 'unknown')
    return undefined
  }
}

async function send(line: Line, { row, sign }: Carried, nonce: number): Promise<void> {
  const { database, now } = line
  const { raw, txHash } = await sign(nonce)
  // Committed before the first byte leaves: a gateway that is killed from here on sends the same transaction again.
  const stored = await database.query(
    `update sponsor_operations set state = 'sent', raw = $2, tx_hash = $3, tx_nonce = $4, changed_at = $5
     where hash = $1 and state = 'queued' returning 1`,
    [row.hash, raw, txHash, nonce, new Date(now())],
  )
  if (stored.length > 0) await sendRaw(line, raw, txHash)
}

async function countTransactions({ nodes, chain, sponsor, signal }: Line): Promise<number> {
  const params = [sponsor.account.address, 'latest']
  const count = await nodes.call(chain, { method: 'eth_getTransactionCount', params }, signal)
  if (!isHex(count)) throw refusals.chainDown({ chainId: chain })
  return Number(count)
}

function addressOf({ sponsor }: Line): string {
  return sponsor.account.address.toLowerCase()
}
