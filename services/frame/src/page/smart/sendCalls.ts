import { malformedAnswer, type NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askGateway } from '../messages/rpc/askGateway'
import type { CallsForm } from './CallsForm'
import type { SentCalls } from './callsId'
import { sendOperation } from './sendOperation'

/** Sends signed calls to the operator's sponsor, or to a node. @throws signedRefused, operationRejected, the node's error */
export async function sendCalls(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  { params, chainId: chain }: { readonly params: unknown; readonly chainId: NetworkId },
  [signed = '', known]: readonly string[],
): Promise<SentCalls> {
  const [form] = params as readonly [CallsForm]
  if ('operation' in form) {
    // The vault knows it by its hash before anyone else does.
    const hash = readHash(known)
    const { nonce } = form.operation
    await sendOperation(frame, chain, { signed: JSON.parse(signed), nonce })
    return { kind: 'operation', chain, hash }
  }
  const hash = await askGateway(frame, chain, 'eth_sendRawTransaction', [signed])
  return { kind: 'transaction', chain, hash: readHash(hash) }
}

function readHash(hash: unknown): `0x${string}` {
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw malformedAnswer({ what: 'hash' })
  return hash as `0x${string}`
}
