import type { PrivateKeyAccount } from 'viem'

/** A key pair as bytes. */
export type KeyPair = { readonly secretKey: Uint8Array; readonly publicKey: Uint8Array }

/** The keys of one phrase, one account per family. */
export type Keys = {
  readonly evm: PrivateKeyAccount
  readonly solana: KeyPair
  /** Real bitcoin and test coins come from different branches (BIP-44 coin 0 and 1). */
  readonly bitcoin: { readonly main: BitcoinKey; readonly test: BitcoinKey }
  readonly polkadot: KeyPair
}

/** The key of a P2WPKH address, with its path. */
export type BitcoinKey = KeyPair & { readonly path: string }
