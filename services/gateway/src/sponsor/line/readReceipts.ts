import { isHex } from 'viem'
import type { NodeCall } from '../../rpc/Nodes'
import { callInParts } from './callInParts'
import { type Receipt, readReceipt } from './readReceipt'
import type { WatchedLine } from './WatchedLine'

/** What a chain says about the transactions of operations. */
export type Receipts = {
  /** The receipt of whichever transaction of an operation was mined, by the operation's hash. */
  readonly found: ReadonlyMap<string, Receipt>
  /** How many transactions of the sponsor were mined; nothing if the node doesn't say. */
  readonly mined: number | undefined
}

/** Looks for all transactions of operations, also those that were replaced. @throws chainDown */
export async function readReceipts(line: WatchedLine, hashes: readonly string[]): Promise<Receipts> {
  const { database, sponsor } = line
  const attempts = await database.query<{ operation: string; tx_hash: string }>(
    'select operation, tx_hash from sponsor_transactions where operation = any($1)',
    [hashes],
  )
  const calls: NodeCall[] = [
    { method: 'eth_getTransactionCount', params: [sponsor.account.address, 'latest'] },
    ...attempts.map(({ tx_hash }) => ({ method: 'eth_getTransactionReceipt', params: [tx_hash] })),
  ]
  const [count, ...outcomes] = await callInParts(line, calls)
  const found = new Map<string, Receipt>()
  for (const [place, { operation }] of attempts.entries()) {
    const outcome = outcomes[place]
    const receipt = outcome?.ok ? readReceipt(outcome.result) : undefined
    if (receipt) found.set(operation, receipt)
  }
  return { found, mined: count?.ok && isHex(count.result) ? Number(count.result) : undefined }
}
