import { verify } from 'node:crypto'
import type { RelayErrorName } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import { type GenericSchema, type InferOutput, literal, number, object, safeParse, string } from 'valibot'
import { readDidKey } from './readDidKey'

/** The client that connects, or why it is rejected. */
export type TokenOutcome = { readonly client: string } | { readonly refusal: RelayErrorName }

const leewaySeconds = 120
const longest = 4_000
const headerSchema = object({ alg: literal('EdDSA'), typ: literal('JWT') })
const claimsSchema = object({ iss: string(), aud: string(), iat: number(), exp: number() })

/**
 * Checks the token a client signs for each connection. Two attempts within a second carry the same token, so a
 * repeated one isn't an attack.
 */
export function readToken(
  token: string,
  isAudience: (audience: string) => boolean,
  nowMs: number,
): TokenOutcome {
  const invalid = { refusal: 'InvalidJwt' } as const
  if (token === '') return { refusal: 'MissingJwt' }
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (token.length > longest || more.length > 0) return invalid
  const claims = readPart(claimsSchema, body)
  if (!readPart(headerSchema, head) || !claims) return invalid
  const key = readDidKey(claims.iss)
  const signed = readBytes(signature)
  if (!key || signed?.length !== 64) return invalid
  if (!verify(null, Buffer.from(`${head}.${body}`), key, signed)) return invalid
  const now = nowMs / 1000
  if (claims.iat > now + leewaySeconds) return { refusal: 'JwtNotYetValid' }
  if (claims.exp < now - leewaySeconds) return { refusal: 'JwtExpired' }
  return isAudience(claims.aud) ? { client: claims.iss } : invalid
}

function readBytes(text: string): Uint8Array | undefined {
  try {
    return base64urlnopad.decode(text)
  } catch {
    // Not base64: treat as no token.
    return undefined
  }
}

function readPart<Schema extends GenericSchema>(
  schema: Schema,
  text: string,
): InferOutput<Schema> | undefined {
  const bytes = readBytes(text)
  if (!bytes) return undefined
  try {
    const result = safeParse(schema, JSON.parse(Buffer.from(bytes).toString('utf8')))
    return result.success ? result.output : undefined
  } catch {
    // Not JSON: treat as no token.
    return undefined
  }
}
