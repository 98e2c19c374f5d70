/**
 * How a wallet is spoken to: by the wallet standard, by requests of WBIP (sats-connect), by UniSat's methods, or
 * by requests that go to a paired wallet.
 */
export type WalletForm = 'standard' | 'wbip' | 'unisat' | 'paired'
