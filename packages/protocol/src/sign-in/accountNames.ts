import type { Namespace } from '../caip/namespaces'

/** What the first line of a sign-in message calls an account of each family. */
export const accountNames = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
} as const satisfies Record<Namespace, string>
