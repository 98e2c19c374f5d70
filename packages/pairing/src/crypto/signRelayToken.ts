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

/**
 * Only for as long as a socket takes to open. With the two minutes that relays allow a clock, one that is four minutes slow
 * is refused as one that is two minutes fast is: the visitor hears of it, and does not scan codes that have expired for
 * the wallet.
 */
const lifetimeSeconds = 120

/** The JWT that a client shows to a relay when it connects. */
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
