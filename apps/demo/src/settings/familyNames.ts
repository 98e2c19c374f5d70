import type { Namespace } from 'latchkey'

/** What people call the families of chains. */
export const familyNames: { readonly [N in Namespace]: string } = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}
