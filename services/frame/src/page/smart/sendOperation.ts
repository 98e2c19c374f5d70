import { type NetworkId, smartAccountAddresses } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { askAgain } from './askAgain'
import { askBundler } from './askBundler'
import { signedRefused, sponsorRefused } from './errors'
import { isLost } from './isLost'
import { reasonOf } from './reasonOf'

/** An operation that the visitor signed. */
export type SendableOperation = { readonly signed: unknown; readonly nonce: `0x${string}` }

/**
 * Gives an operation to whoever carries it. If the answer gets lost, it may be carried all the same: the visitor must not
 * pay for the same calls then, so it counts as sent. @throws signedRefused, operationRejected, the bundler's error
 */
export async function sendOperation(
  frame: Pick<FramePage, 'config' | 'projectId'>,
  chain: NetworkId,
  { signed, nonce }: SendableOperation,
): Promise<void> {
  const params = [signed, smartAccountAddresses.entryPoint]
  try {
    // The same operation has the same hash and is carried once.
    await askAgain(() => askBundler(frame, chain, 'eth_sendUserOperation', params))
  } catch (cause) {
    if (isLost(cause)) return
    throw sponsorRefused.is(cause) ? signedRefused({ reason: reasonOf(cause), nonce }, { cause }) : cause
  }
}
