import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'

/** Whether a key signed the bytes, according to OpenSSL; the test wallets sign with noble. */
export function isSignedBy(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}
