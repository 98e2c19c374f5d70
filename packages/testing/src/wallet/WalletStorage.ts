/** Where a wallet stores its data. Several wallets on one storage are one wallet in several tabs. */
export type WalletStorage = {
  read(key: string): string | null
  write(key: string, value: string): void
  /** Calls back when another user of the storage has written the key. */
  subscribe?(key: string, listener: () => void): () => void
}
