import { secp256k1 } from '@noble/curves/secp256k1.js'
import type { BitcoinKey } from '../../keys/Keys'
import { signedMessageHash } from './signedMessageHash'

/** Signs a text with a signature that the key can be recovered from; the first byte says P2WPKH (BIP-137). */
export function signEcdsa({ secretKey }: BitcoinKey, message: string): Uint8Array {
  const [recovery = 0, ...rest] = secp256k1.sign(signedMessageHash(message), secretKey, {
    prehash: false,
    format: 'recovered',
  })
  return Uint8Array.of(39 + recovery, ...rest)
}
