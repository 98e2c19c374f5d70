import type { Namespace } from '../caip/namespaces'

/** The name of an account in the first line of a sign-in message, by family. */
export const accountNames = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
} as const satisfies Record<Namespace, string>
