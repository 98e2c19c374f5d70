import type { Namespace, NetworkId, NetworkInput } from 'latchkey'
import { evmNetwork } from './evmNetwork'
import { otherNetwork } from './otherNetwork'
import type { SiteSettings } from './SiteSettings'

/** A network with its id in both forms. */
export type OfferedNetwork = {
  readonly id: NetworkId
  readonly namespace: Namespace
  readonly network: NetworkInput
}

/** Returns the networks that the server has a node for. */
export function listNetworks({ nodes }: Pick<SiteSettings, 'nodes'>): readonly OfferedNetwork[] {
  return Object.entries(nodes).map(([key, url]) => {
    // The schema of the settings accepts only these four families.
    const id = key as NetworkId
    const [namespace, reference] = id.split(':') as [Namespace, string]
    const network = namespace === 'eip155' ? evmNetwork(reference, url) : otherNetwork(id, namespace, url)
    return { id, namespace, network }
  })
}
