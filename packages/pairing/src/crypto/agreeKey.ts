import { keyRefused } from '@latchkey/protocol'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { x25519 } from './x25519'

/** Derives the shared session key: X25519, then HKDF-SHA256 without salt and info. @throws keyRefused */
export function agreeKey(privateKey: string, peerPublicKey: string): string {
  // X25519 ignores the highest bit, which is never set; a key that has it was altered.
  if (Number.parseInt(peerPublicKey.slice(-2), 16) > 127) throw keyRefused({ reason: 'not canonical' })
  try {
    // A low-order public key would give an all-zero secret; noble throws.
    const shared = x25519.getSharedSecret(hexToBytes(privateKey), hexToBytes(peerPublicKey))
    // RFC 5869 with one block: extract with a zero salt, expand once.
    const extracted = hmac(sha256, new Uint8Array(32), shared)
    return bytesToHex(hmac(sha256, extracted, Uint8Array.of(1)))
  } catch (cause) {
    throw keyRefused({ reason: 'no shared secret possible' }, { cause })
  }
}
