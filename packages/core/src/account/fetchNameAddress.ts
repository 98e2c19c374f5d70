import { getNameAddress, type NetworkId } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/** The address of a name. */
export type NameAddress = {
  /** In its normal form. */
  readonly name: string
  readonly address: string
  /** False if the name has no address for this network, and the one for Ethereum is used. */
  readonly isForChain: boolean
  /** When a name of the operator's zones last changed, in ms; null for other names. */
  readonly changedAt: number | null
}

/**
 * [SND-5] Returns the address that a name has on a network, by the gateway; null if it has none, or without a gateway.
 * @throws httpStatus, requestTimeout, networkFailure, malformedAnswer
 */
export async function fetchNameAddress(
  latchkey: Latchkey,
  name: string,
  chainId: NetworkId,
): Promise<NameAddress | null> {
  if (!hasGateway(latchkey)) return null
  // A name may change at any time, and money follows it: never from the browser's cache.
  const asked = { params: { name }, query: { chainId }, cache: 'no-store' } as const
  const answer = await openGateway(latchkey).call(getNameAddress, asked)
  const { address, isForChain, name: normal } = answer
  const changed = Date.parse(answer.changedAt ?? '')
  const changedAt = Number.isNaN(changed) ? null : changed
  return address === null ? null : { name: normal, address, isForChain, changedAt }
}
