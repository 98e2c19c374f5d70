/** Where wallets announce themselves: `window`, or an object like it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  /** The object that wallets competed for before EIP-6963. */
  readonly ethereum?: unknown
}
