import { batchCalls } from './batchCalls'
import type { NodeTransport } from './NodeAccess'
import { withRetries } from './withRetries'

/**
 * [EVM-5] One node. Written by hand, since viem's transport weighs as much as the rest of connecting. `rankedTransport`
 * is for several.
 */
export function openNode(url: string): NodeTransport {
  const { request } = batchCalls(url)
  return { request: (call) => withRetries(() => request(call)) }
}
