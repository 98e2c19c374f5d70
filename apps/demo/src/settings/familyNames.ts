import type { Namespace } from 'latchkey'

/** The display names of the families. */
export const familyNames: { readonly [N in Namespace]: string } = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}
