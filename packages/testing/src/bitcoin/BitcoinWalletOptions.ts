import type { EsploraTransport } from '../families/bitcoin/BitcoinAccount'
import type { WalletOptions } from '../wallet/WalletOptions'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** How a page meets the wallet: by the wallet standard, by WBIP004 (sats-connect), or as UniSat does. */
export type BitcoinWalletForm = 'standard' | 'wbip' | 'unisat'

/** Ways in which real wallets differ, or lie; may be changed at any time with `wallet.set`. */
export type BitcoinWalletQuirks = WalletQuirks & {
  /** The request to forget the page answers well and changes nothing. */
  readonly ignoresDisconnect: boolean
}

/** Options of `createBitcoinWallet`; all have a default. */
export type BitcoinWalletOptions = WalletOptions &
  Partial<BitcoinWalletQuirks> & {
    /** `standard` when not set. */
    readonly form?: BitcoinWalletForm
    readonly name?: string
    /** Announced as it is, so that a test can announce something hostile (see `createHostileIcon`). */
    readonly icon?: unknown
    /** Where its object is in the page, from the window on; for the forms `wbip` and `unisat`. */
    readonly path?: string
    /** The recovery phrase; the well-known test phrase when not set. */
    readonly phrase?: string
    /** How many accounts it has (3). */
    readonly accounts?: number
    /** The network it starts on, CAIP-2; the first of `networks` when not set. */
    readonly networkId?: string
    /** The networks that it agrees to go to, CAIP-2; all that there are when not set. */
    readonly networks?: readonly string[]
    /** Esplora-compatible addresses by CAIP-2; without one it can sign, but not send. */
    readonly nodes?: { readonly [networkId: string]: string }
    /** How it reaches an Esplora-compatible address; `fetch` when not set. */
    readonly transport?: EsploraTransport
  }
