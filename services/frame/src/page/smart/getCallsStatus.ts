import { fieldsOf, unknownBundle } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askGateway } from '../messages/rpc/askGateway'
import { toQuantity } from '../messages/rpc/readQuantity'
import { askBundler } from './askBundler'
import { fromCallsId, type SentCalls } from './callsId'
import { operationRejected } from './errors'
import { findKept } from './findKept'
import { isRecent } from './isRecent'

type Fields = Readonly<Record<string, unknown>>
type Asking = Pick<FramePage, 'config' | 'projectId'>

/** The codes of EIP-5792. Calls of a smart account never succeed in part. */
const codes = { pending: 100, confirmed: 200, failedOffChain: 400, reverted: 500 }

/** Says what became of calls, by EIP-5792. @throws unknownBundle, the node's error */
export async function getCallsStatus(
  frame: Pick<FramePage, 'config' | 'projectId' | 'store'>,
  params: unknown,
): Promise<Fields> {
  const [id] = Array.isArray(params) ? params : []
  if (typeof id !== 'string') throw unknownBundle()
  const kept = await findKept(frame, id)
  const sent = fromCallsId(kept?.own ?? id)
  const find = sent.kind === 'operation' ? findOperation : findTransaction
  const found = await find(frame, sent).catch((cause: unknown): Fields => {
    // The node may be a moment behind the one that took them, and some bundlers know nothing until a block does.
    if (unknownBundle.is(cause) && kept && isRecent(kept)) return { status: codes.pending }
    throw cause
  })
  const chainId = toQuantity(BigInt(sent.chain.slice('eip155:'.length)))
  return { version: '2.0.0', id, chainId, atomic: true, ...found }
}

async function findOperation(frame: Asking, { chain, hash }: SentCalls): Promise<Fields> {
  try {
    const found = await askBundler(frame, chain, 'eth_getUserOperationReceipt', [hash])
    if (found === null) {
      if (!(await askBundler(frame, chain, 'eth_getUserOperationByHash', [hash]))) throw unknownBundle()
      return { status: codes.pending }
    }
    const { success, receipt, logs } = fieldsOf(found)
    // The transaction may carry more than these calls.
    return settled(success === true, { ...fieldsOf(receipt), logs })
  } catch (cause) {
    if (!operationRejected.is(cause)) throw cause
    return { status: codes.failedOffChain }
  }
}

async function findTransaction(frame: Asking, { chain, hash }: SentCalls): Promise<Fields> {
  const receipt = await askGateway(frame, chain, 'eth_getTransactionReceipt', [hash])
  if (receipt !== null) return settled(fieldsOf(receipt).status === '0x1', fieldsOf(receipt))
  if (!(await askGateway(frame, chain, 'eth_getTransactionByHash', [hash]))) throw unknownBundle()
  return { status: codes.pending }
}

function settled(isOk: boolean, receipt: Fields): Fields {
  const { logs, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  const own = Array.isArray(logs) ? logs.map(fieldsOf) : []
  return {
    status: isOk ? codes.confirmed : codes.reverted,
    receipts: [
      {
        logs: own.map(({ address, data, topics }) => ({ address, data, topics })),
        status: isOk ? '0x1' : '0x0',
        blockHash,
        blockNumber,
        gasUsed,
        transactionHash,
      },
    ],
  }
}
