import type { Hex } from 'viem'
import { callRefused } from '../../rpc/errors'
import type { WatchedLine } from './WatchedLine'

/** How nodes say that they have a transaction, or one that took its place. */
const had = /already ?(?:known|imported|exists)|known transaction|nonce too low|replacement/i

/**
 * Sends a signed transaction. A node that rejects it may know it already, or may not have seen the one before it: its
 * receipt tells, and the line sends it again until then. @throws chainDown
 */
export async function sendRaw(
  { nodes, chain, sentAt, refused, now }: WatchedLine,
  raw: Hex,
  txHash: Hex,
): Promise<void> {
  sentAt.set(txHash, now())
  try {
    await nodes.call(chain, { method: 'eth_sendRawTransaction', params: [raw] })
    refused.delete(txHash)
  } catch (error) {
    if (!callRefused.is(error)) throw error
    if (had.test(`${error.values.reason}`)) refused.delete(txHash)
    else refused.add(txHash)
  }
}
