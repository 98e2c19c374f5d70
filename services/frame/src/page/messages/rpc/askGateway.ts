import { type NetworkId, noRpcUrl } from '@latchkey/protocol'
import { callNode } from '@latchkey/rpc'
import type { FramePage } from '../../FramePage'

/** Asks a node of a network through the gateway. @throws noRpcUrl, networkFailure, requestTimeout, the node's error */
export async function askGateway(
  { config, projectId }: Pick<FramePage, 'config' | 'projectId'>,
  chain: NetworkId,
  method: string,
  params: unknown,
): Promise<unknown> {
  if (config.gatewayUrl === null) throw noRpcUrl({ chainId: chain })
  const query = new URLSearchParams({ chainId: chain, projectId })
  const url = `${config.gatewayUrl.replace(/\/+$/, '')}/v1?${query}`
  return callNode(url, { method, params: params ?? [] }, { init: { credentials: 'omit', redirect: 'error' } })
}
