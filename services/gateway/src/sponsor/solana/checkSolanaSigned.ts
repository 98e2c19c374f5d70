import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { operationUnsigned } from '../errors'
import type { SolanaTransaction } from './readSolanaTransaction'

/** Checks that everybody signed a transaction but the first, who is the sponsor. @throws operationUnsigned */
export function checkSolanaSigned({
  signatures,
  message,
  signers,
  keys,
}: Pick<SolanaTransaction, 'signatures' | 'message' | 'signers' | 'keys'>): void {
  for (let place = 1; place < signers; place += 1)
    if (!isSignedBy(keys[place] ?? '', message, signatures[place])) throw operationUnsigned()
}

function isSignedBy(address: string, message: Uint8Array, signature: Uint8Array | undefined): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return signature !== undefined && verify(null, message, key, signature)
  } catch {
    // Not a point on the curve: nobody's key.
    return false
  }
}
