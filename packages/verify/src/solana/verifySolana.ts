import { isSolanaAddress } from '@latchkey/protocol'
import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import type { SignatureQuestion } from '../SignatureQuestion'

/** 64 bytes are at most 88 characters in both encodings; base58 decoding takes quadratic time. */
const maxLength = 88

function decode(text: string): Uint8Array | null {
  if (typeof text !== 'string' || text.length > maxLength) return null
  try {
    return /[+/=]/.test(text) ? base64.decode(text) : base58.decode(text)
  } catch {
    // Neither encoding.
    return null
  }
}

/** Whether a Solana account signed a text: strict Ed25519 (RFC 8032), so signatures can't be malleated. */
export function verifySolana({ address, message, signature }: SignatureQuestion): boolean {
  const key = isSolanaAddress(address) ? decode(address) : null
  const bytes = decode(signature)
  if (key?.length !== 32 || bytes?.length !== 64) return false
  try {
    return ed25519.verify(bytes, utf8ToBytes(message), key, { zip215: false })
  } catch {
    // The address isn't on the curve: it belongs to a program, which can't sign.
    return false
  }
}
