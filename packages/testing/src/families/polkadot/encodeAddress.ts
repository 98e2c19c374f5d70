import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** Encodes a public key as an SS58 address. Prefixes up to 63 take one byte, and no chain here has a longer one. */
export function encodeAddress(publicKey: Uint8Array, prefix: number): string {
  const body = concatBytes(Uint8Array.of(prefix), publicKey)
  const check = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).slice(0, 2)
  return base58.encode(concatBytes(body, check))
}
