import { secp256k1 } from '@noble/curves/secp256k1.js'

/** Recovers the key of an ECDSA signature (r and s, 64 bytes); null if there's none. */
export function recoverPoint(rs: Uint8Array, recovery: number, hash: Uint8Array) {
  if (rs.length !== 64 || (recovery !== 0 && recovery !== 1)) return null
  try {
    const { Signature } = secp256k1
    return Signature.fromBytes(rs, 'compact').addRecoveryBit(recovery).recoverPublicKey(hash)
  } catch {
    // No matching point on the curve.
    return null
  }
}
