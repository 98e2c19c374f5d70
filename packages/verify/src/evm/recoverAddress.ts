import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { recoverPoint } from '../crypto/recoverPoint'

/** Splits r, s and the recovery bit: 65 bytes (v is 0, 1, 27 or 28), or 64 with the bit in s (EIP-2098). */
function split(signature: Uint8Array): { rs: Uint8Array; recovery: number } | null {
  const rs = signature.slice(0, 64)
  if (signature.length === 64) {
    const top = rs[32] ?? 0
    rs[32] = top & 0x7f
    return { rs, recovery: top >> 7 }
  }
  const last = signature[64] ?? -1
  if (signature.length !== 65 || ![0, 1, 27, 28].includes(last)) return null
  return { rs, recovery: last % 27 }
}

/** Recovers the lower-case address that signed a hash; null if it isn't a key's signature. */
export function recoverAddress(hash: Uint8Array, signature: Uint8Array): string | null {
  const parts = split(signature)
  const point = parts && recoverPoint(parts.rs, parts.recovery, hash)
  return point ? `0x${bytesToHex(keccak_256(point.toBytes(false).slice(1)).slice(-20))}` : null
}
