import { malformedAnswer, smartAccountAddresses } from '@latchkey/protocol'
import type { Preparation } from '../messages/rpc/Preparation'

/** What an address runs: the implementation that this wallet knows, nothing, or anything else. */
export type Delegation = 'ours' | 'none' | 'other'

/** The code of an address that delegates to our implementation (EIP-7702). */
const ours = `0xef0100${smartAccountAddresses.implementation.slice(2)}`.toLowerCase()

/**
 * Reads whether an address is a smart account. Ask each time: another wallet with the same key can replace the
 * delegation. @throws malformedAnswer, the node's error
 */
export async function readDelegation(ask: Preparation['ask'], address: string): Promise<Delegation> {
  const method = 'eth_getCode'
  const code = await ask(method, [address, 'latest'])
  if (typeof code !== 'string') throw malformedAnswer({ what: method })
  if (code === '0x') return 'none'
  return code.toLowerCase() === ours ? 'ours' : 'other'
}
