import type { EsploraTransport } from '../families/bitcoin/BitcoinAccount'
import type { WalletOptions } from '../wallet/WalletOptions'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** How a page finds the wallet: through the wallet standard, WBIP004 (sats-connect), or like UniSat. */
export type BitcoinWalletForm = 'standard' | 'wbip' | 'unisat'

/**
 * How `addListener` of a WBIP004 wallet is called: with the event and the listener (Fordefi), with one object
 * `{ eventName, cb }` (Xverse), or either way. A call that the wallet doesn't know throws.
 */
export type WbipListenerForm = 'arguments' | 'object' | 'either'

/** Ways in which real wallets differ or lie. Change them at any time with `wallet.set`. */
export type BitcoinWalletQuirks = WalletQuirks & {
  /** The request to forget the page succeeds but changes nothing. */
  readonly ignoresDisconnect: boolean
}

/** Options of `createBitcoinWallet`; all have a default. */
export type BitcoinWalletOptions = WalletOptions &
  Partial<BitcoinWalletQuirks> & {
    /** Defaults to `standard`. */
    readonly form?: BitcoinWalletForm
    /** For the form `wbip`. Defaults to `arguments`. */
    readonly listenerForm?: WbipListenerForm
    readonly name?: string
    /** Announced unchanged, so a test can announce something hostile (see `createHostileIcon`). */
    readonly icon?: unknown
    /** The path of its object from the window, for the forms `wbip` and `unisat`. */
    readonly path?: string
    /** The recovery phrase. Defaults to the well-known test phrase. */
    readonly phrase?: string
    /** How many accounts it has (3). */
    readonly accounts?: number
    /** The initial network, CAIP-2. Defaults to the first of `networks`. */
    readonly networkId?: string
    /** The networks that it switches to, CAIP-2. Defaults to all. */
    readonly networks?: readonly string[]
    /** Esplora-compatible URLs by CAIP-2. Without one it can sign but not send. */
    readonly nodes?: { readonly [networkId: string]: string }
    /** How it calls an Esplora-compatible URL. Defaults to `fetch`. */
    readonly transport?: EsploraTransport
  }
