import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from './base64'
import { clientIdOf } from './clientIdOf'
import { ed25519 } from './ed25519'

/** What a relay token says. Times are in seconds. */
export type RelayTokenInput = {
  /** The client's Ed25519 seed. */
  readonly seed: string
  /** A random text, new in every run. */
  readonly subject: string
  /** The relay's URL exactly as it is configured. */
  readonly audience: string
  readonly issuedAt: number
  readonly lifetime?: number
}

const day = 86_400

/** The JWT that a client shows to a relay when it connects. */
export function signRelayToken({
  seed,
  subject,
  audience,
  issuedAt,
  lifetime = day,
}: RelayTokenInput): string {
  const claims = {
    iss: clientIdOf(seed),
    sub: subject,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + lifetime,
  }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${base64.encodeUrl(ed25519.sign(utf8ToBytes(signed), hexToBytes(seed)))}`
}

function encode(part: object): string {
  return base64.encodeUrl(utf8ToBytes(JSON.stringify(part)))
}
