import { smartAccountAddresses } from '@latchkey/protocol'
import { isHex, numberToHex, toEventSelector } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { refusals } from '../../http/refusals'
import { readAccount } from '../account/readAccount'
import type { StoredOperation } from '../store/StoredOperation'
import { callInParts } from './callInParts'
import { type Receipt, readReceipt } from './readReceipt'
import type { WatchedLine } from './WatchedLine'

const event = entryPoint08Abi.find((one) => one.type === 'event' && one.name === 'UserOperationEvent')
const topic = event?.type === 'event' ? toEventSelector(event) : null
/** How many blocks nodes search at once. */
const step = 1_000n
/** How far back to look: others can only carry an operation after its visitor signed it. */
const blocks = 5_000n

/** Returns the receipt of whatever transaction carried an operation out, if there is one. @throws chainDown */
export async function findElsewhere(
  line: WatchedLine,
  { hash, sender, nonce }: Pick<StoredOperation, 'hash' | 'sender' | 'nonce'>,
): Promise<Receipt | undefined> {
  const { nodes, chain, signal } = line
  const own = { sender, nonce: BigInt(nonce) }
  // To search blocks is a lot of work for a node. Whoever carried the operation used its nonce.
  if ((await readAccount(nodes, chain, own, signal)).nextNonce <= own.nonce) return undefined
  const head = await nodes.call(chain, { method: 'eth_blockNumber', params: [] }, signal)
  if (!isHex(head)) throw refusals.chainDown({ chainId: chain })
  const newest = BigInt(head)
  for (let last = newest; last >= 0n && newest - last < blocks; last -= step) {
    const first = last >= step ? last - step + 1n : 0n
    const filter = {
      address: smartAccountAddresses.entryPoint,
      topics: [topic, hash],
      fromBlock: numberToHex(first),
      toBlock: numberToHex(last),
    }
    const [logs] = await nodes.callMany(chain, [{ method: 'eth_getLogs', params: [filter] }], signal)
    const found: unknown = logs?.ok && Array.isArray(logs.result) ? logs.result[0] : undefined
    const { transactionHash }: { transactionHash?: unknown } = Object(found)
    if (typeof transactionHash !== 'string') continue
    const call = { method: 'eth_getTransactionReceipt', params: [transactionHash] }
    const [receipt] = await callInParts(line, [call])
    return receipt?.ok ? readReceipt(receipt.result) : undefined
  }
  return undefined
}
