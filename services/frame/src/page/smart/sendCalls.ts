import { malformedAnswer, type NetworkId, smartAccountAddresses } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askGateway } from '../messages/rpc/askGateway'
import { askAgain } from './askAgain'
import { askBundler } from './askBundler'
import type { CallsForm } from './CallsForm'
import type { SentCalls } from './callsId'

/** Sends signed calls to the operator's sponsor, or to a node. @throws sponsorRefused, operationRejected, the node's error */
export async function sendCalls(
  frame: FramePage,
  { params, chainId }: { readonly params: unknown; readonly chainId: NetworkId },
  signed: string,
): Promise<SentCalls> {
  const [form] = params as readonly [CallsForm]
  if ('operation' in form) {
    const operation: unknown = JSON.parse(signed)
    // The same operation has the same hash and is carried once.
    const hash = await askAgain(() =>
      askBundler(frame, chainId, 'eth_sendUserOperation', [operation, smartAccountAddresses.entryPoint]),
    )
    return { kind: 'operation', chain: chainId, hash: readHash(hash) }
  }
  const hash = await askGateway(frame, chainId, 'eth_sendRawTransaction', [signed])
  return { kind: 'transaction', chain: chainId, hash: readHash(hash) }
}

function readHash(hash: unknown): `0x${string}` {
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw malformedAnswer({ what: 'hash' })
  return hash as `0x${string}`
}
