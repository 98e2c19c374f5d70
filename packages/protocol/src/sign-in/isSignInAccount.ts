import { isAddress } from '../caip/isAddress'
import { isChecksummed } from '../caip/isChecksummed'
import { parseNetworkId } from '../caip/parseNetworkId'
import type { SignInData } from './SignInData'

/**
 * [SIW-6] Whether the address of a message has a valid checksum. For verifiers: parsing and writing messages in a page
 * shouldn't load every family's hash functions.
 */
export function isSignInAccount({ chainId, accountAddress }: SignInData): boolean {
  const { namespace } = parseNetworkId(chainId)
  return isAddress(namespace, accountAddress) && (namespace !== 'eip155' || isChecksummed(accountAddress))
}
