import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CompactSize } from '@scure/btc-signer'
import type { BitcoinKey } from '../../keys/Keys'

/** Hashes a text with Bitcoin's traditional message prefix. */
export function signedMessageHash(message: string): Uint8Array {
  const text = utf8ToBytes(message)
  const prefix = utf8ToBytes('\x18Bitcoin Signed Message:\n')
  return sha256(sha256(concatBytes(prefix, CompactSize.encode(BigInt(text.length)), text)))
}

/** Signs a text with a recoverable signature; the first byte stands for P2WPKH (BIP-137). */
export function signEcdsa({ secretKey }: BitcoinKey, message: string): Uint8Array {
  const [recovery = 0, ...rest] = secp256k1.sign(signedMessageHash(message), secretKey, {
    prehash: false,
    format: 'recovered',
  })
  return Uint8Array.of(39 + recovery, ...rest)
}
