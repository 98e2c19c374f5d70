/** The EIP-1193 events that we listen to. */
export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
