import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

const tokens = base58.decode('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const wrapped = base58.decode('So11111111111111111111111111111111111111112')
const accounts = base58.decode('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/**
 * Returns the associated token account of a Solana account for the wrapped coin, in base58: the first address that isn't
 * on the curve, counting the last seed down, so nobody has its key.
 */
export function wrappedAccountOf(owner: string): string | undefined {
  for (let last = 255; last >= 0; last -= 1) {
    const hash = createHash('sha256')
    for (const seed of [base58.decode(owner), tokens, wrapped, Uint8Array.of(last), accounts])
      hash.update(seed)
    const address = hash.update('ProgramDerivedAddress').digest()
    if (!isOnCurve(address)) return base58.encode(address)
  }
  return undefined
}

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    // Solana also reads numbers that aren't reduced.
    ed25519.Point.fromBytes(Uint8Array.from(bytes), true)
    return true
  } catch {
    return false
  }
}
