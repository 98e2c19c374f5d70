/**
 * How to talk to a wallet: through the wallet standard, WBIP requests (sats-connect), UniSat's methods, or
 * requests to a paired wallet.
 */
export type WalletForm = 'standard' | 'wbip' | 'unisat' | 'paired'
