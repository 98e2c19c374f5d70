import { malformedAnswer, type Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'

/** The code at an address; `0x` for an account without code. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readCode(access: NodeAccess, network: Network, address: string): Promise<string> {
  const method = 'eth_getCode'
  const code = await askNode(access, network, { method, params: [address, 'latest'] })
  if (typeof code !== 'string' || !/^0x[\da-f]*$/i.test(code)) throw malformedAnswer({ what: method })
  return code.toLowerCase()
}

/** [EIP-7702] Whether an account acts through code of its choice: it still has a key. */
export function isDelegated(code: string): boolean {
  return /^0xef0100[\da-f]{40}$/.test(code)
}
