import type { Hex } from 'viem'

/** The three key types of Polkadot accounts. */
export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** A key as plain data: its type and its 32 bytes. */
export type PolkadotKey = { readonly type: PolkadotKeyType; readonly seed: Hex }

/** The keys of `//Alice` that development chains fund, one of each type, then `//Bob`. They are public. */
export const polkadotTestKeys: readonly PolkadotKey[] = [
  { type: 'sr25519', seed: '0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a' },
  { type: 'ed25519', seed: '0xabf8e5bdbe30c65656c0a3cbd181ff8a56294a69dfedd27982aace4a76909115' },
  { type: 'ecdsa', seed: '0xcb6df9de1efca7a3998a8ead4e02159d5fa99c3e0d4fd6432667390bb4726854' },
  { type: 'sr25519', seed: '0x398f0c28f98885e046333d4a41c19cee4c37368a9832c6502f6cfd182e2aef89' },
]
