import type { Namespace, NetworkInput } from 'latchkey'

/** Returns the families of some networks, in order of first appearance. */
export function familiesOf(networks: readonly NetworkInput[]): readonly Namespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace ?? 'eip155'))]
}

/** The display names of the families. */
export const familyNames: { readonly [N in Namespace]: string } = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}
