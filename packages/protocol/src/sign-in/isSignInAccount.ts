import { isAddress } from '../caip/isAddress'
import { parseNetworkId } from '../caip/parseNetworkId'
import { isChecksummed } from './isChecksummed'
import type { SignInData } from './SignInData'

/**
 * [SIW-6] Whether the address of a message has the checksum of its family. For who verifies it: reading and writing messages
 * in a page would else bring the hashes of all families along.
 */
export function isSignInAccount({ chainId, accountAddress }: SignInData): boolean {
  const { namespace } = parseNetworkId(chainId)
  return isAddress(namespace, accountAddress) && (namespace !== 'eip155' || isChecksummed(accountAddress))
}
