/**
 * Where wallets announce themselves: `window`, or an object like it. Wallets of WBIP004 and those of
 * UniSat's kind are found at its properties.
 */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/** Options of `bitcoin`; all have a default. */
export type BitcoinOptions = {
  /** Where wallets announce themselves; the window by default. */
  readonly page?: WalletPage
}
