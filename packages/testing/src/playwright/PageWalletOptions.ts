import type { EvmWalletOptions } from '../evm/EvmWalletOptions'

/** Options of a wallet inside a page: those of `createEvmWallet` that are plain data, and how it shows itself. */
export type PageWalletOptions = Omit<EvmWalletOptions, 'storage' | 'transport' | 'origin'> & {
  /** `local` (the default) is shared by all tabs of an origin as a real wallet is; `none` forgets on reload. */
  readonly storage?: 'local' | 'session' | 'none'
  /** By EIP-6963 as soon as the page asks (`now`, the default), some time after load, or not at all. */
  readonly announce?: 'now' | 'never' | { readonly afterMs: number }
  /** Also takes the place of `window.ethereum`. */
  readonly asWindowEthereum?: boolean
}
