/** Where extensions put themselves: `window`, or an object like it. */
export type WalletPage = {
  /** Extensions by their names, written by each when it is ready, early or late. */
  readonly injectedWeb3?: unknown
}
