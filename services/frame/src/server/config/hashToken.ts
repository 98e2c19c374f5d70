import { createHash, randomBytes } from 'node:crypto'

/** Returns what to store instead of a token of 32 random bytes: nobody can guess it, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(`latchkey/token\n${token}`).digest()
}

/** Creates a token of 32 random bytes, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
