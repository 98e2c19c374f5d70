import { isTooLarge } from '../../rpc/errors'
import { operationInvalid, operationRejected, operationReverted, sponsorRefused } from '../errors'
import { readPrice } from '../price/readPrice'
import { type StoredOperation, storedColumns } from '../store/StoredOperation'
import { type Carried, carryOperation } from './carryOperation'
import { giveUp } from './giveUp'
import type { Line } from './Line'
import { nextNonces } from './nextNonces'
import { sendRaw } from './sendRaw'
import { storeTransaction } from './storeTransaction'

/** Transactions in flight at once; nodes hold back more of one sender, and 16 is what the strictest keep. */
const mostSent = 16
/** How long an operation may wait for a lower price. */
const patienceMs = 600_000
/** How many more to look at, so those that wait for a lower price don't hold up others. */
const mostPassed = 48

const refused = [sponsorRefused, operationReverted, operationRejected, operationInvalid]

/** Sends operations from the front of the line. Returns how many left it. @throws chainDown */
export async function sendQueued(line: Line): Promise<number> {
  const { database, nodes, chain, signal, now } = line
  const [sent] = await database.query<{ count: number }>(
    `select count(*)::int as count from sponsor_operations where chain = $1 and sponsor = $2 and state = 'sent'`,
    [chain, addressOf(line)],
  )
  const room = mostSent - (sent?.count ?? 0)
  if (room <= 0) return 0
  const rows = await readFront(line, room + mostPassed)
  if (rows.length === 0) return 0
  const price = await readPrice(nodes, chain, signal)
  const ready = rows
    .filter((row) => price.base <= BigInt(row.max_fee) || now() - row.created_at.getTime() > patienceMs)
    .slice(0, room)
  const carried = await Promise.all(ready.map((row) => carry(line, row, price)))
  const next = await nextNonces(line)
  let nonce = next()
  for (const one of carried) if (one && !signal.aborted && (await send(line, one, nonce))) nonce = next()
  return ready.length
}

/** The next operation of each account, in the order they came. Projects take turns, so none waits for all of another. */
function readFront(line: Line, most: number): Promise<StoredOperation[]> {
  return line.database.query<StoredOperation>(
    `select ${storedColumns} from (
       select *, row_number() over (partition by project order by place) as turn from sponsor_operations as one
       where chain = $1 and sponsor = $2 and state = 'queued' and not exists (
         select 1 from sponsor_operations as other
         where other.chain = one.chain and other.sender = one.sender and other.state in ('queued', 'sent')
           and other.nonce < one.nonce)
     ) as front
     order by turn, place limit $3`,
    [line.chain, addressOf(line), most],
  )
}

async function carry(line: Line, row: StoredOperation, price: Awaited<ReturnType<typeof readPrice>>) {
  if (price.base > BigInt(row.max_fee)) return void (await giveUp(line, row, 'the price of gas rose'))
  try {
    return await carryOperation(line, row, price)
  } catch (error) {
    // An answer that a visitor made too long must not stop the line either.
    if (!isTooLarge(error) && !refused.some((kind) => kind.is(error))) throw error
    await giveUp(line, row, error instanceof Error ? error.message : 'unknown')
    return undefined
  }
}

async function send(line: Line, { row, sign }: Carried, nonce: number): Promise<boolean> {
  const signed = await sign(nonce)
  const stored = await storeTransaction(line.database, line, row, signed)
  if (stored) await sendRaw(line, signed.raw, signed.txHash)
  return stored
}

function addressOf({ sponsor }: Line): string {
  return sponsor.account.address.toLowerCase()
}
