import type { Eip1193Provider } from '@latchkey/core'

/** The object of a wallet's own library (EIP-1193). */
export type BroughtProvider = Eip1193Provider & {
  /** Ends the connection; without it, the wallet is asked by `wallet_disconnect`. */
  readonly disconnect?: () => unknown
}

/** A wallet that the site brings along as a library. It gets a row, and its code is fetched when it is picked. */
export type EvmConnector = {
  /**
   * Names the connection in this and later visits: letters, digits, `-` and `_`. Without a dot, so no installed wallet
   * has the same, and none of our own ids, such as `injected`. A wallet with another id isn't listed, and the console
   * says why.
   */
  readonly id: string
  readonly name: string
  /** A data URI. */
  readonly icon?: string
  readonly load: () => Promise<BroughtProvider>
}
