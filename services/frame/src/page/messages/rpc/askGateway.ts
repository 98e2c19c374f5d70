import { type NetworkId, noRpcUrl } from '@latchkey/protocol'
import { callNode } from '@latchkey/rpc'
import type { FramePage } from '../../FramePage'
import { gatewayUrlOf } from '../../gatewayUrlOf'

/** Asks a node of a network through the gateway. @throws noRpcUrl, networkFailure, requestTimeout, the node's error */
export async function askGateway(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  chain: NetworkId,
  method: string,
  params: unknown,
): Promise<unknown> {
  const url = gatewayUrlOf(frame, '/v1', { chainId: chain })
  if (url === undefined) throw noRpcUrl({ chainId: chain })
  return callNode(url, { method, params: params ?? [] }, { init: { credentials: 'omit', redirect: 'error' } })
}
