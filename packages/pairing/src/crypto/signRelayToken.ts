import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from './base64'
import { clientIdOf } from './clientIdOf'
import { ed25519 } from './ed25519'

/** The content of a relay token. Times are in seconds. */
export type RelayTokenInput = {
  /** The client's Ed25519 seed. */
  readonly seed: string
  /** A random text, new for every token. */
  readonly subject: string
  /** The relay's URL exactly as configured. */
  readonly audience: string
  readonly issuedAt: number
  readonly lifetime?: number
}

/**
 * Just long enough to open a socket. Relays tolerate two minutes of clock skew, so a clock that is four minutes slow is
 * rejected like one that is two minutes fast: the visitor hears about it instead of scanning codes that the wallet
 * considers expired.
 */
const lifetimeSeconds = 120

/** Signs the JWT that a client presents to a relay. */
export function signRelayToken({
  seed,
  subject,
  audience,
  issuedAt,
  lifetime = lifetimeSeconds,
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
