import { TEST_NETWORK } from '@scure/btc-signer'

/** The address format of regtest. */
export const regtest = { ...TEST_NETWORK, bech32: 'bcrt' }
