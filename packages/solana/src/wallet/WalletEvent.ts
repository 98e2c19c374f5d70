/** The events that we listen to: `change` from standard wallets, the others from paired wallets. */
export type WalletEvent = 'change' | 'accountsChanged' | 'chainChanged' | 'disconnect'
