import type { Namespace, NetworkId, NetworkInput } from 'latchkey'
import { evmNetwork } from './evmNetwork'
import { otherNetwork } from './otherNetwork'
import type { SiteSettings } from './SiteSettings'

/** A network with its id in both writings. */
export type OfferedNetwork = {
  readonly id: NetworkId
  readonly namespace: Namespace
  readonly network: NetworkInput
}

/** The networks that the server has an address for. */
export function listNetworks({ nodes }: Pick<SiteSettings, 'nodes'>): readonly OfferedNetwork[] {
  return Object.entries(nodes).map(([key, url]) => {
    // The settings' schema lets nothing through but ids of these four families.
    const id = key as NetworkId
    const [namespace, reference] = id.split(':') as [Namespace, string]
    const network = namespace === 'eip155' ? evmNetwork(reference, url) : otherNetwork(id, namespace, url)
    return { id, namespace, network }
  })
}
