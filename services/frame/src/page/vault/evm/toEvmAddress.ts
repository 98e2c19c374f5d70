import { checksumAddress } from '@latchkey/protocol'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { getPublicKey } from '@noble/secp256k1'

/** Returns the checksummed address of a secret key. */
export function toEvmAddress(secretKey: Uint8Array): `0x${string}` {
  const hash = keccak_256(getPublicKey(secretKey, false).subarray(1))
  return checksumAddress(`0x${bytesToHex(hash.subarray(12))}`) as `0x${string}`
}
