import type { BatchRequest, SentBatch } from '@latchkey/core'
import { atomicityNotSupported, invalidRequest } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { checkedCall } from './checkedCall'
import { isUnsent } from './isUnsent'
import { readAtomicStatus } from './readAtomicStatus'
import { sendCalls } from './sendCalls'
import { sendInTurn } from './sendInTurn'

/**
 * [EVM-4] Has the wallet send calls in the best way it has (EIP-5792): all or nothing if it can, also after an upgrade of
 * the account that the visitor agrees to; else one after another.
 * @throws invalidRequest, userRejected, atomicityNotSupported, upgradeRejected, batchInterrupted, and the wallet-call kinds
 */
export async function sendBatch(access: NodeAccess, request: BatchRequest): Promise<SentBatch> {
  const { connector, address, network, isAtomic = false } = request
  const calls = request.calls.map(checkedCall)
  if (calls.length === 0) throw invalidRequest({ reason: 'there is no call to send' })
  // A single call is all or nothing anyway.
  const mustBundle = isAtomic && calls.length > 1
  if ((await readAtomicStatus({ connector, address, network })) !== 'unsupported')
    try {
      const { id } = await sendCalls({ connector, address, network, calls, isAtomic: true })
      return { way: 'bundle', id }
    } catch (cause) {
      if (mustBundle || !isUnsent(cause)) throw cause
    }
  else if (mustBundle) throw atomicityNotSupported()
  return { way: 'sequence', hashes: await sendInTurn(access, { ...request, calls }) }
}
