import type { PrivateKeyAccount } from 'viem'

/** A pair of keys as bytes. */
export type KeyPair = { readonly secretKey: Uint8Array; readonly publicKey: Uint8Array }

/** The keys of one phrase, one account for each family of chains. */
export type Keys = {
  readonly evm: PrivateKeyAccount
  readonly solana: KeyPair
  /** Real bitcoin and the coins of the test networks come from different branches (BIP-44 coin 0 and 1). */
  readonly bitcoin: { readonly main: BitcoinKey; readonly test: BitcoinKey }
  readonly polkadot: KeyPair
}

/** A key of a P2WPKH address, with the way to it. */
export type BitcoinKey = KeyPair & { readonly path: string }
