/** Where wallets announce themselves: `window`, or anything that can stand in for it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  /** The object that wallets fought over before EIP-6963. */
  readonly ethereum?: unknown
}
