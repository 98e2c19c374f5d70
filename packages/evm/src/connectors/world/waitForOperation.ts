import { callReverted, fieldsOf, isTransactionHash, walletTimeout } from '@latchkey/protocol'
import type { NodeTransport } from '../../read/NodeAccess'

/** How often the node is asked whether the operation is in a block, and for how long. */
const pollMs = 2_000
const limitMs = 600_000

/** The contracts that run user operations (ERC-4337): versions 0.6, 0.7 and 0.8. Any other could copy their event. */
export const entryPoints = [
  '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
]
/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` */
export const operationEvent = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** Where in the data of the event it says whether the operation succeeded: the second word. */
const success = { from: 66, to: 130 }

/** An operation that a transaction of somebody else carries. */
type SentOperation = {
  readonly hash: string
  readonly sender: string
  /** The newest block before it was sent. */
  readonly fromBlock: unknown
}

/**
 * Waits until a user operation is in a block, and returns the hash of its transaction. @throws callReverted if the
 * operation failed, though its transaction succeeded; walletTimeout if it never arrives
 */
export async function waitForOperation(
  node: NodeTransport,
  { hash, sender, fromBlock }: SentOperation,
): Promise<string> {
  const senderTopic = `0x${sender.slice(2).toLowerCase().padStart(64, '0')}`
  const filter = {
    address: entryPoints,
    topics: [operationEvent, hash, senderTopic],
    fromBlock,
    toBlock: 'latest',
  }
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    const logs = await node.request({ method: 'eth_getLogs', params: [filter] }).catch(() => {
      // The operation is on its way: a node that fails now may answer the next time.
      return []
    })
    const { transactionHash, data, removed } = fieldsOf(Array.isArray(logs) ? logs[0] : undefined)
    if (isTransactionHash(transactionHash) && typeof data === 'string' && removed !== true) {
      if (!/^0*1$/.test(data.slice(success.from, success.to))) throw callReverted()
      return transactionHash
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw walletTimeout()
}
