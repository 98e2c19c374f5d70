import type { Namespace, NetworkInput } from 'latchkey'

/** Returns the families of some networks, in order of first appearance. */
export function familiesOf(networks: readonly NetworkInput[]): readonly Namespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace ?? 'eip155'))]
}
