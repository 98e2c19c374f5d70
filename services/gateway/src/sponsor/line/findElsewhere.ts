import { smartAccountAddresses } from '@latchkey/protocol'
import { numberToHex, toEventSelector } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import type { StoredOperation } from '../store/StoredOperation'
import type { Line } from './Line'
import { type Receipt, readReceipt } from './readReceipt'

const event = entryPoint08Abi.find((one) => one.type === 'event' && one.name === 'UserOperationEvent')
const topic = event?.type === 'event' ? toEventSelector(event) : null
/** How far back to look: others can only carry an operation after its visitor signed it. */
const blocks = 1_000n

/** Returns the receipt of another transaction that carried an operation, if there is one. @throws chainDown */
export async function findElsewhere(
  { nodes, chain, signal }: Line,
  { hash }: Pick<StoredOperation, 'hash'>,
  { blockNumber }: Receipt,
): Promise<Receipt | undefined> {
  const last = BigInt(blockNumber)
  const filter = {
    address: smartAccountAddresses.entryPoint,
    topics: [topic, hash],
    fromBlock: numberToHex(last > blocks ? last - blocks : 0n),
    toBlock: blockNumber,
  }
  const [logs] = await nodes.callMany(chain, [{ method: 'eth_getLogs', params: [filter] }], signal)
  const found: unknown = logs?.ok && Array.isArray(logs.result) ? logs.result[0] : undefined
  const { transactionHash }: { transactionHash?: unknown } = Object(found)
  if (typeof transactionHash !== 'string') return undefined
  const call = { method: 'eth_getTransactionReceipt', params: [transactionHash] }
  return readReceipt(await nodes.call(chain, call, signal))
}
