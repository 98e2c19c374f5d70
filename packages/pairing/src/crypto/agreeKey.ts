import { keyRefused } from '@latchkey/protocol'

import { hkdf } from '@noble/hashes/hkdf.js'
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
    return bytesToHex(hkdf(sha256, shared, undefined, undefined, 32))
  } catch (cause) {
    throw keyRefused({ reason: 'no secret can be agreed with it' }, { cause })
  }
}
