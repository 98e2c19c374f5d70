import type { Hex } from 'viem'

/** The three kinds of keys that a Polkadot account can have. */
export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** A key as plain data: its kind, and the 32 bytes it is made of. */
export type PolkadotKey = { readonly type: PolkadotKeyType; readonly seed: Hex }
