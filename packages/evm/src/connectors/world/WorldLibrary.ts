import type { CheckedTypedData } from '../checkTypedData'

/** One call of a transaction in World App; `value` is hexadecimal. */
export type WorldTransaction = { readonly to: string; readonly data?: string; readonly value?: string }

/** Typed data as World App takes it. */
export type WorldTypedData = CheckedTypedData & { readonly chainId: number }

/** The part of `@worldcoin/minikit-js` that a site in World App uses. What it answers is parsed. */
export type WorldKit = {
  isInstalled(): boolean
  install(): unknown
  walletAuth(options: { nonce: string }): Promise<unknown>
  signMessage(options: { message: string }): Promise<unknown>
  /** Takes {@link WorldTypedData}; the library types it by what is signed, which is known only when it runs. */
  signTypedData(options: never): Promise<unknown>
  sendTransaction(options: { transactions: WorldTransaction[]; chainId: number }): Promise<unknown>
}

/** The module `@worldcoin/minikit-js`, version 2. */
export type WorldLibrary = { readonly MiniKit: WorldKit }
