import { getDescriptors } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/** A descriptor and the hash of the file it's from. Its content is unchecked. */
export type FetchedDescriptor = {
  readonly descriptor: { readonly [name: string]: unknown }
  readonly hash: string
}

/**
 * Returns the descriptors of a contract from the gateway, by CAIP-10; none without a gateway.
 * @throws httpStatus, requestTimeout, networkFailure, malformedAnswer
 */
export async function fetchDescriptors(
  latchkey: Latchkey,
  address: string,
  kind: 'calldata' | 'eip712',
): Promise<readonly FetchedDescriptor[]> {
  if (!hasGateway(latchkey)) return []
  const asked = { params: { address }, query: { kind } }
  return (await openGateway(latchkey).call(getDescriptors, asked)).descriptors
}
