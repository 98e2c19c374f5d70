import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'

/** The bytes before the key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Reads a key of the Coinbase Developer Platform: 64 bytes in base64, of which the first 32 are the seed. */
export function readCdpKey(secret: string): KeyObject | undefined {
  const bytes = Buffer.from(secret, 'base64')
  if (bytes.length !== 64) return undefined
  return createPrivateKey({
    key: Buffer.concat([pkcs8, bytes.subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  })
}

/** Signs a token for one call to the Coinbase Developer Platform. It works for two minutes. */
export function signCdpToken(
  { keyId, key, now }: { readonly keyId: string; readonly key: KeyObject; readonly now: () => number },
  method: 'GET' | 'POST',
  url: URL,
): Promise<string> {
  const seconds = Math.floor(now() / 1000)
  return new SignJWT({ uris: [`${method} ${url.host}${url.pathname}`] })
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId, typ: 'JWT', nonce: randomBytes(16).toString('hex') })
    .setSubject(keyId)
    .setIssuer('cdp')
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + 120)
    .sign(key)
}
