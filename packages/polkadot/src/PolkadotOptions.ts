import type { NetworkId } from '@latchkey/protocol'

/** Where extensions put themselves: `window`, or an object like it. */
export type WalletPage = {
  /** Extensions by their names, written by each when it is ready, early or late. */
  readonly injectedWeb3?: unknown
}

/** Options of `polkadot`; all have a default. */
export type PolkadotOptions = {
  /** Where extensions put themselves; the window by default. */
  readonly page?: WalletPage
  /** The site name that an extension shows to its user; the host by default. */
  readonly name?: string
  /** SS58 prefixes of networks that aren't built in; 42 is the generic one. */
  readonly prefixes?: Readonly<Record<NetworkId, number>>
  /** Where allowed extensions are remembered; the page's local storage by default. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}
