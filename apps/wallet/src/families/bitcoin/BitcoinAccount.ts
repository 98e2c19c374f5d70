import type { NETWORK } from '@scure/btc-signer'
import type { BitcoinKey } from '../../keys/Keys'

/** The account on one network of Bitcoin. */
export type BitcoinAccount = {
  readonly key: BitcoinKey
  readonly network: typeof NETWORK
  readonly address: string
  /** The script of its outputs (P2WPKH). */
  readonly script: Uint8Array
}
