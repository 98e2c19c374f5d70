/** The events of EIP-1193 that are listened to. */
export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
