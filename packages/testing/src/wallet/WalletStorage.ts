/** Where a wallet keeps what it remembers; several wallets on one storage are one wallet seen from several tabs. */
export type WalletStorage = {
  read(key: string): string | null
  write(key: string, value: string): void
  /** Calls back when another user of the storage has written the key. */
  subscribe?(key: string, listener: () => void): () => void
}
