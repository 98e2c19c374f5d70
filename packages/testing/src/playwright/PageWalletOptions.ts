import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions'
import type { EvmWalletOptions } from '../evm/EvmWalletOptions'
import type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions'
import type { SolanaWalletOptions } from '../solana/SolanaWalletOptions'

/** How a wallet in a page announces itself, and where it stores its data. */
export type PagePresence = {
  /** `local` (the default) is shared by all tabs of an origin, as in a real wallet; `none` forgets on reload. */
  readonly storage?: 'local' | 'session' | 'none'
  /** As soon as the page asks (`now`, the default), some time after load, or never. */
  readonly announce?: 'now' | 'never' | { readonly afterMs: number }
}

/** Options that can't cross into a page. */
type NotPlain = 'storage' | 'transport' | 'origin'

/** Options of a wallet in a page: those of `createEvmWallet` that are plain data, and how it announces itself. */
export type PageWalletOptions = Omit<EvmWalletOptions, NotPlain> &
  PagePresence & {
    readonly family?: 'evm'
    /** Also replaces `window.ethereum`. */
    readonly asWindowEthereum?: boolean
  }

/** Those of `createSolanaWallet`. */
export type SolanaPageWalletOptions = Omit<SolanaWalletOptions, NotPlain> &
  PagePresence & { readonly family: 'solana' }

/** Those of `createBitcoinWallet`. */
export type BitcoinPageWalletOptions = Omit<BitcoinWalletOptions, NotPlain> &
  PagePresence & { readonly family: 'bitcoin' }

/** Those of `createPolkadotWallet`. */
export type PolkadotPageWalletOptions = Omit<PolkadotWalletOptions, NotPlain> &
  PagePresence & { readonly family: 'polkadot' }

/** Those of `createMultiWallet`: one brand with the families it has an object for. */
export type MultiPageWalletOptions = PagePresence & {
  readonly family: 'multi'
  readonly name?: string
  readonly rdns?: string
  readonly icon?: unknown
  readonly evm?: Omit<PageWalletOptions, 'family' | keyof PagePresence>
  readonly solana?: Omit<SolanaPageWalletOptions, 'family' | keyof PagePresence>
  readonly bitcoin?: Omit<BitcoinPageWalletOptions, 'family' | keyof PagePresence>
  readonly polkadot?: Omit<PolkadotPageWalletOptions, 'family' | keyof PagePresence>
}

/** A wallet of any family. */
export type AnyPageWalletOptions =
  | PageWalletOptions
  | SolanaPageWalletOptions
  | BitcoinPageWalletOptions
  | PolkadotPageWalletOptions
  | MultiPageWalletOptions
