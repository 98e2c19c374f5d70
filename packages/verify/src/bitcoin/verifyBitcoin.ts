import { base64 } from '@scure/base'
import type { SignatureQuestion } from '../SignatureQuestion'
import { parseBip322 } from './parseBip322'
import { scriptOf } from './scriptOf'
import { verifyBip137 } from './verifyBip137'
import { verifyBip322 } from './verifyBip322'

/** Whether a Bitcoin account signed a text, by BIP-322 (simple or full) or BIP-137. */
export function verifyBitcoin({ chainId, address, message, signature }: SignatureQuestion): boolean {
  const script = scriptOf(chainId, address)
  if (!script || typeof signature !== 'string') return false
  try {
    // 65 bytes are 88 characters; every BIP-322 signature is longer.
    if (signature.length === 88 && signature.endsWith('='))
      if (verifyBip137(script, message, base64.decode(signature))) return true
    const parts = parseBip322(signature, script.bytes, message)
    return parts !== null && verifyBip322(script, parts)
  } catch {
    // The libraries throw on invalid input.
    return false
  }
}
