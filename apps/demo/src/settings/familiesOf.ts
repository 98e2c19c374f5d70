import type { Namespace, NetworkInput } from 'latchkey'

/** The families of chains that some networks belong to, in the order in which they first come. */
export function familiesOf(networks: readonly NetworkInput[]): readonly Namespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace ?? 'eip155'))]
}
