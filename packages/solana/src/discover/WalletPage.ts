/** Where wallets announce themselves: `window`, or anything that can stand in for it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
