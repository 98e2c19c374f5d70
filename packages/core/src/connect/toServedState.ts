import type { Latchkey } from '../Latchkey'
import type { State } from '../store/State'
import type { InitialState } from './InitialState'

/**
 * Returns the state that a server renders, and a page hydrates: with what the cookie said, families are `connecting` on
 * their networks. Never a connection, and nothing that the site doesn't offer.
 */
export function toServedState({ store, adapters }: Latchkey, initial: InitialState | undefined): State {
  const served = store.getInitialState()
  const accounts = initial?.accounts.filter(({ namespace }) => adapters.has(namespace)) ?? []
  const [first] = accounts
  if (!first) return served
  const { networks } = served.network
  const offered = accounts.filter(({ networkId }) =>
    networks.some(({ caipNetworkId }) => caipNetworkId === networkId),
  )
  return {
    ...served,
    connect: { ...served.connect, restoring: accounts.map(({ namespace }) => namespace) },
    network: {
      ...served.network,
      activeNamespace: first.namespace,
      selected: {
        ...served.network.selected,
        ...Object.fromEntries(offered.map(({ namespace, networkId }) => [namespace, networkId])),
      },
    },
  }
}
