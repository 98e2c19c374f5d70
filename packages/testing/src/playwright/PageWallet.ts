import type { BitcoinWalletControls, BitcoinWalletState } from '../bitcoin/BitcoinWallet'
import type { EvmWalletControls } from '../evm/EvmWallet'
import type { EvmWalletState } from '../evm/EvmWalletState'
import type { PolkadotWalletControls, PolkadotWalletState } from '../polkadot/PolkadotWallet'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { SolanaWalletControls, SolanaWalletState } from '../solana/SolanaWallet'

/** A tab with wallets: a Playwright page, or another driver's. */
export type WalletPage = { evaluate<R>(expression: string): Promise<R> }

type Called<Controls> = {
  readonly [Name in keyof Controls]: Controls[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never
}

type Handle<Controls, State> = Called<Controls> & {
  /** Announces itself now, or once more; after a reload its options decide. */
  announce(): Promise<void>
  /** Announces itself after some milliseconds. */
  announceLate(ms: number): Promise<void>
  state(): Promise<State>
  /** The requests so far, with bytes as lists of numbers. */
  log(): Promise<readonly LoggedRequest[]>
}

/** The controls of an EVM wallet, called from the test and run in the page. */
export type PageWalletControls = Called<EvmWalletControls>

/** A handle of an EVM wallet in a page. */
export type PageWallet = Handle<EvmWalletControls, EvmWalletState> & {
  /** The same wallet in another tab. */
  in(page: WalletPage): PageWallet
}

/** A Solana wallet in a page. */
export type SolanaPageWallet = Handle<SolanaWalletControls, SolanaWalletState> & {
  /** The same wallet in another tab. */
  in(page: WalletPage): SolanaPageWallet
}

/** A Bitcoin wallet in a page. */
export type BitcoinPageWallet = Handle<BitcoinWalletControls, BitcoinWalletState> & {
  /** The same wallet in another tab. */
  in(page: WalletPage): BitcoinPageWallet
}

/** A Polkadot extension in a page. */
export type PolkadotPageWallet = Handle<PolkadotWalletControls, PolkadotWalletState> & {
  /** The same wallet in another tab. */
  in(page: WalletPage): PolkadotPageWallet
}

/** The handles by family. */
export type PageWalletsByFamily = {
  readonly evm: PageWallet
  readonly solana: SolanaPageWallet
  readonly bitcoin: BitcoinPageWallet
  readonly polkadot: PolkadotPageWallet
}

/** The handle for given options; a brand has one per family. */
export type PageWalletOf<Options> = Options extends { readonly family: 'multi' }
  ? { readonly [Family in keyof PageWalletsByFamily & keyof Options]: PageWalletsByFamily[Family] }
  : Options extends { readonly family: infer Family extends keyof PageWalletsByFamily }
    ? PageWalletsByFamily[Family]
    : PageWallet
