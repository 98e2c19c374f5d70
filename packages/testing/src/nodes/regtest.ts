import { TEST_NETWORK } from '@scure/btc-signer'

/** How addresses of regtest are written. */
export const regtest = { ...TEST_NETWORK, bech32: 'bcrt' }
