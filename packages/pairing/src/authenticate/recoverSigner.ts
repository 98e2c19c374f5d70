import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { recoverPublicKey } from '@noble/secp256k1'

/** Hashes a text for signing (EIP-191). */
export function hashText(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** Recovers the lower-case address that signed a text, or null for an invalid signature. */
export function recoverSigner(text: string, signature: string): string | null {
  try {
    const bytes = hexToBytes(signature.replace(/^0x/, ''))
    const recovery = (bytes[64] ?? 0) % 27
    if (bytes.length !== 65 || recovery > 1) return null
    const recovered = concatBytes(Uint8Array.of(recovery), bytes.subarray(0, 64))
    const publicKey = recoverPublicKey(recovered, hashText(text), { prehash: false, isCompressed: false })
    return `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`
  } catch {
    // Not hex, or not a point on the curve.
    return null
  }
}
