import type { Namespace } from './namespaces'

/** What stands in the place of a token address when the native token is meant. */
export const nativeTokenPlaceholder = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  bip122: '0x',
  polkadot: '0x',
} as const satisfies Record<Namespace, string>
