import { getLabels, isAddress, isCaipAddress, mostLabels, parseAddress } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/** A name of an address that the visitor can trust, and where it comes from. */
export type Label = { readonly name: string; readonly source: 'operator' | 'contract' | 'name' }

/** Not all that an explanation names is an address: assets of some chains have a number, and one would fail the whole call. */
function isCaipAccount(value: string): boolean {
  if (!isCaipAddress(value)) return false
  const { namespace, address } = parseAddress(value)
  return isAddress(namespace, address)
}

/**
 * Returns names of addresses from the gateway, by CAIP-10 as given; none without a gateway. Only the first ten addresses
 * are asked for.
 * @throws httpStatus, requestTimeout, networkFailure, malformedAnswer
 */
export async function fetchLabels(
  latchkey: Latchkey,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Label>> {
  const asked = [...new Set(addresses)].filter(isCaipAccount).slice(0, mostLabels)
  if (!hasGateway(latchkey) || asked.length === 0) return new Map()
  const { labels } = await openGateway(latchkey).call(getLabels, { query: { addresses: asked.join(',') } })
  return new Map(labels.map(({ address, name, source }) => [address, { name, source }]))
}
