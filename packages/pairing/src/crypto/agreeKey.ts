import { keyRefused } from '@latchkey/protocol'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { x25519 } from './x25519'

/** The key that both sides of a session reach: X25519, then HKDF-SHA256 without salt and info. @throws keyRefused */
export function agreeKey(privateKey: string, peerPublicKey: string): string {
  // The highest bit is never set, and would not be looked at: a key with it is one that was changed on the way.
  if (Number.parseInt(peerPublicKey.slice(-2), 16) > 127) throw keyRefused({ reason: 'it is not canonical' })
  try {
    // A public key of low order would give a secret of zeros, which noble refuses.
    const shared = x25519.getSharedSecret(hexToBytes(privateKey), hexToBytes(peerPublicKey))
    // RFC 5869 for as much as one hash gives: extracted with a salt of zeros, expanded by the first block alone.
    const extracted = hmac(sha256, new Uint8Array(32), shared)
    return bytesToHex(hmac(sha256, extracted, Uint8Array.of(1)))
  } catch (cause) {
    throw keyRefused({ reason: 'no secret can be agreed with it' }, { cause })
  }
}
