import type { BitcoinKey } from '../keys/Keys'

/** One address of the wallet on its network. */
export type BitcoinAddress = {
  readonly purpose: 'payment' | 'ordinals'
  readonly kind: 'p2wpkh' | 'p2tr'
  readonly address: string
  /** Hexadecimal; without its first byte for Taproot. */
  readonly publicKey: string
  readonly key: BitcoinKey
  /** The script of its outputs. */
  readonly script: Uint8Array
}
