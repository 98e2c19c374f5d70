import type { Namespace } from '../caip/namespaces'

/** The kinds of accounts: the first two on EVM, the last three on Bitcoin. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** [CON-15] The default account type of each namespace. */
export const defaultAccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  bip122: 'payment',
  polkadot: 'eoa',
} as const satisfies Record<Namespace, AccountType>
