import type { TransferHandle, TransferStatus } from '@latchkey/core'
import { fieldsOf, isRecord, type Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { compareSent } from './compareSent'
import { readReceipt } from './readReceipt'

type Lost = {
  readonly network: Network
  readonly address: string
  readonly handle: TransferHandle
  readonly nonce: bigint
  /** The block before it was sent. */
  readonly from: bigint | undefined
}

/** Behind a load balancer one node may know a block that another doesn't. */
const certainAfter = 3n
/** How far back to look without a first block. Nodes without an archive answer for about as many. */
const reach = 120n

const hex = (value: bigint) => `0x${value.toString(16)}`

/**
 * Finds the transaction that used a nonce instead of ours, by halving: counts only grow. Null while that isn't certain.
 * @throws requestTimeout, httpStatus, networkFailure, malformedAnswer
 */
export async function findReplacement(access: NodeAccess, lost: Lost): Promise<TransferStatus | null> {
  const { network, address, handle, nonce } = lost
  const ask = (method: string, params: readonly unknown[]) => askNode(access, network, { method, params })
  const newest = parseQuantity(await ask('eth_blockNumber', []), 'block')
  const countAt = async (block: bigint) =>
    parseQuantity(await ask('eth_getTransactionCount', [address, hex(block)]), 'nonce')
  let low = lost.from ?? (newest > reach ? newest - reach : 0n)
  let high = newest
  while (low + 1n < high) {
    const middle = (low + high) / 2n
    if ((await countAt(middle)) > nonce) high = middle
    else low = middle
  }
  const block = fieldsOf(await ask('eth_getBlockByNumber', [hex(high), true]))
  const rows: readonly unknown[] = Array.isArray(block.transactions) ? block.transactions : []
  const other = rows.find(
    (row) =>
      isRecord(row) &&
      `${row.from}`.toLowerCase() === address.toLowerCase() &&
      parseQuantity(row.nonce, 'nonce') === nonce,
  )
  if (!isRecord(other) || typeof other.hash !== 'string')
    return newest - high < certainAfter
      ? null
      : { state: 'replaced', how: 'other', by: null, succeeded: false }
  if (other.hash.toLowerCase() === handle.id.toLowerCase()) return null
  const receipt = await readReceipt(access, network, other.hash)
  if (!receipt) return null
  return {
    state: 'replaced',
    how: compareSent(other, address, handle),
    by: other.hash,
    succeeded: receipt.succeeded,
  }
}
