/** What is listened to: `change` of the wallet standard, the others of paired wallets. */
export type WalletEvent = 'change' | 'accountsChanged' | 'chainChanged' | 'disconnect'
