import type { BitcoinWalletControls, BitcoinWalletState } from '../bitcoin/BitcoinWallet'
import type { EvmWalletControls } from '../evm/EvmWallet'
import type { EvmWalletState } from '../evm/EvmWalletState'
import type { PolkadotWalletControls, PolkadotWalletState } from '../polkadot/PolkadotWallet'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { SolanaWalletControls, SolanaWalletState } from '../solana/SolanaWallet'

/** A tab that wallets live in: a Playwright page, or that of another driver. */
export type WalletPage = { evaluate<R>(expression: string): Promise<R> }

type Called<Controls> = {
  readonly [Name in keyof Controls]: Controls[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never
}

type Handle<Controls, State> = Called<Controls> & {
  /** Shows itself now, or once more; on a reload it does what its options say. */
  announce(): Promise<void>
  /** Shows itself after some milliseconds. */
  announceLate(ms: number): Promise<void>
  state(): Promise<State>
  /** The requests so far; bytes in them are lists of numbers. */
  log(): Promise<readonly LoggedRequest[]>
}

/** The controls of an EVM wallet, called from the test and carried out in the page. */
export type PageWalletControls = Called<EvmWalletControls>

/** An EVM wallet in a page, as a Playwright test holds it. */
export type PageWallet = Handle<EvmWalletControls, EvmWalletState> & {
  /** The same wallet seen in another tab. */
  in(page: WalletPage): PageWallet
}

/** A Solana wallet in a page. */
export type SolanaPageWallet = Handle<SolanaWalletControls, SolanaWalletState> & {
  /** The same wallet seen in another tab. */
  in(page: WalletPage): SolanaPageWallet
}

/** A Bitcoin wallet in a page. */
export type BitcoinPageWallet = Handle<BitcoinWalletControls, BitcoinWalletState> & {
  /** The same wallet seen in another tab. */
  in(page: WalletPage): BitcoinPageWallet
}

/** A Polkadot extension in a page. */
export type PolkadotPageWallet = Handle<PolkadotWalletControls, PolkadotWalletState> & {
  /** The same wallet seen in another tab. */
  in(page: WalletPage): PolkadotPageWallet
}

/** The handles by family. */
export type PageWalletsByFamily = {
  readonly evm: PageWallet
  readonly solana: SolanaPageWallet
  readonly bitcoin: BitcoinPageWallet
  readonly polkadot: PolkadotPageWallet
}

/** The handle that goes with options; that of a brand has one for each family. */
export type PageWalletOf<Options> = Options extends { readonly family: 'multi' }
  ? { readonly [Family in keyof PageWalletsByFamily & keyof Options]: PageWalletsByFamily[Family] }
  : Options extends { readonly family: infer Family extends keyof PageWalletsByFamily }
    ? PageWalletsByFamily[Family]
    : PageWallet
