/** Where extensions put themselves: `window`, or anything that can stand in for it. */
export type WalletPage = {
  /** Extensions by their names, written by each when it is ready, early or late. */
  readonly injectedWeb3?: unknown
}
