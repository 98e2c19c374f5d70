/**
 * Where wallets announce themselves: `window`, or anything that can stand in for it. Wallets of WBIP004 and those of
 * UniSat's kind are found at its properties.
 */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
