import { malformedAnswer, type NetworkId, smartAccountAddresses } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askGateway } from '../messages/rpc/askGateway'

/** The code of an address that delegates to our implementation (EIP-7702). */
const delegation = `0xef0100${smartAccountAddresses.implementation.slice(2)}`.toLowerCase()

/**
 * Whether an address is a smart account of ours by now. It is read each time: another wallet with the same key can
 * replace the delegation. @throws what askGateway throws, malformedAnswer
 */
export async function isDelegated(frame: FramePage, chain: NetworkId, address: string): Promise<boolean> {
  const method = 'eth_getCode'
  const code = await askGateway(frame, chain, method, [address, 'latest'])
  if (typeof code !== 'string') throw malformedAnswer({ what: method })
  return code.toLowerCase() === delegation
}
