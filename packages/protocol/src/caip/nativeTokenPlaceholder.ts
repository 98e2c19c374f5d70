import type { Namespace } from './namespaces'

/** The placeholder address of the native token. */
export const nativeTokenPlaceholder = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  bip122: '0x',
  polkadot: '0x',
} as const satisfies Record<Namespace, string>
