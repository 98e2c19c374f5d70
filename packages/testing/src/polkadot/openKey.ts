import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { encodeAddress } from '../families/polkadot/encodeAddress'
import type { PolkadotKey, PolkadotKeyType } from './PolkadotKey'

/** A key that can sign. */
export type OpenKey = {
  readonly type: PolkadotKeyType
  /** In the generic form, as extensions show it. */
  readonly address: string
  readonly id: Uint8Array
  readonly publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

const hash = (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 })

/** Creates a key from its 32 bytes. An ECDSA account is the hash of its key, the others are the key itself. */
export function openKey({ type, seed }: PolkadotKey): OpenKey {
  const secret = hexToBytes(seed.slice(2))
  if (type === 'sr25519') {
    const secretKey = secretFromSeed(secret)
    return describe(type, getPublicKey(secretKey), (bytes) => sign(secretKey, bytes))
  }
  if (type === 'ed25519')
    return describe(type, ed25519.getPublicKey(secret), (bytes) => ed25519.sign(bytes, secret))
  return describe(type, secp256k1.getPublicKey(secret, true), (bytes) => {
    const signature = secp256k1.sign(hash(bytes), secret, { prehash: false, format: 'recovered' })
    // Substrate puts the recovery byte last.
    return concatBytes(signature.slice(1), signature.slice(0, 1))
  })
}

function describe(type: PolkadotKeyType, publicKey: Uint8Array, sign: OpenKey['sign']): OpenKey {
  const id = type === 'ecdsa' ? hash(publicKey) : publicKey
  return { type, id, publicKey, sign, address: encodeAddress(id, 42) }
}
