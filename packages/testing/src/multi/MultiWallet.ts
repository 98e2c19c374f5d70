import type { BitcoinWallet } from '../bitcoin/BitcoinWallet'
import type { EvmWallet } from '../evm/EvmWallet'
import type { PolkadotWallet } from '../polkadot/PolkadotWallet'
import type { SolanaWallet } from '../solana/SolanaWallet'
import type { WalletLife } from '../wallet/WalletControls'

/** The wallets of a brand, by family. */
export type WalletsByFamily = {
  readonly evm: EvmWallet
  readonly solana: SolanaWallet
  readonly bitcoin: BitcoinWallet
  readonly polkadot: PolkadotWallet
}

/** One brand with several families: a wallet for each one in its options, with its controls. */
export type MultiWallet<Options> = WalletLife & {
  readonly [Family in keyof WalletsByFamily & keyof Options]: WalletsByFamily[Family]
}
