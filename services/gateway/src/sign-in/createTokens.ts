import { randomBytes } from 'node:crypto'
import { noSignInSession, wrongNonce } from '@latchkey/protocol'
import { accountOf } from '@latchkey/verify'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import { is, number, object, pipe, string, uuid } from 'valibot'
import type { UsedNonce } from './createSessions'
import type { SigningKeys } from './createSigningKeys'
import type { Session } from './Session'

/** A session token from a request. */
export type ShownToken = {
  /** The token itself. */
  readonly text: string
  readonly session: string
  readonly token: string
  readonly expiresAt: Date
}

/** Creates and reads tokens. */
export type Tokens = {
  makeNonce(project: string): Promise<{ nonce: string; token: string }>
  /** @throws wrongNonce */
  readNonce(project: string, token: string): Promise<UsedNonce>
  /** Returns the newest token of a session; always the same until the session gets another. */
  makeSession(session: Session): Promise<string>
  /** With `isLate`, accepts expired tokens too. @throws noSignInSession */
  readSession(project: string, token: string, isLate: boolean): Promise<ShownToken>
}

/** What tokens need. */
export type TokenOptions = {
  readonly keys: SigningKeys
  readonly issuer: string
  readonly now: () => number
}

const nonceSeconds = 600
/** Several times as long as our tokens; reject anything longer unread. */
const longest = 2_000
const nonceClaims = object({ nonce: string(), exp: number() })
const sessionClaims = object({ sid: pipe(string(), uuid()), jti: pipe(string(), uuid()), exp: number() })
const kinds = { nonce: 'latchkey-nonce+jwt', session: 'latchkey-session+jwt' } as const
const secondsOf = (ms: number) => Math.floor(ms / 1000)

/** The claims of a token. */
type Claims = {
  readonly audience: string
  readonly issuedAt: number
  readonly until: number
  readonly own: Readonly<Record<string, string>>
}

/**
 * [SIW-6] Creates tokens signed with EdDSA, each for one project and one purpose; nonce tokens are for this gateway
 * only.
 */
export function createTokens({ keys, issuer, now }: TokenOptions): Tokens {
  const { kid, key } = keys.signing
  const known = createLocalJWKSet({ keys: [...keys.published] })
  const sign = (kind: keyof typeof kinds, { audience, issuedAt, until, own }: Claims) =>
    new SignJWT(own)
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: kinds[kind] })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(secondsOf(issuedAt))
      .setExpirationTime(secondsOf(until))
      .sign(key)
  const read = async (token: string, kind: keyof typeof kinds, audience: string, lateSeconds = 0) => {
    if (token.length > longest) throw new errors.JWTInvalid('too long')
    const { payload } = await jwtVerify(token, known, {
      algorithms: ['EdDSA'],
      audience,
      clockTolerance: lateSeconds,
      currentDate: new Date(now()),
      issuer,
      typ: kinds[kind],
    })
    return payload
  }
  return {
    async makeNonce(project) {
      const nonce = randomBytes(16).toString('hex')
      const times = { issuedAt: now(), until: now() + nonceSeconds * 1000 }
      return { nonce, token: await sign('nonce', { audience: nonceFor(project), ...times, own: { nonce } }) }
    },
    async readNonce(project, token) {
      const payload = await read(token, 'nonce', nonceFor(project)).catch((cause: unknown) => {
        throw wrongNonce({ nonce: '' }, { cause })
      })
      if (!is(nonceClaims, payload)) throw wrongNonce({ nonce: '' })
      return { nonce: payload.nonce, expiresAt: new Date(payload.exp * 1000) }
    },
    makeSession(session) {
      const { id, project, chain, address, domain, token, tokenIssuedAt, tokenExpiresAt } = session
      return sign('session', {
        audience: project,
        issuedAt: tokenIssuedAt.getTime(),
        until: tokenExpiresAt.getTime(),
        own: { sub: accountOf(`${chain}:${address}`), sid: id, jti: token, domain },
      })
    },
    async readSession(project, token, isLate) {
      const refuse = (cause?: unknown) => noSignInSession({ reason: 'the token is not valid' }, { cause })
      const lateSeconds = isLate ? Number.MAX_SAFE_INTEGER : 0
      const payload = await read(token, 'session', project, lateSeconds).catch((cause: unknown) => {
        throw refuse(cause)
      })
      if (!is(sessionClaims, payload)) throw refuse()
      return {
        text: token,
        session: payload.sid,
        token: payload.jti,
        expiresAt: new Date(payload.exp * 1000),
      }
    },
  }
}

/** More than the project id: a back end must never mistake a nonce token for a visitor's. */
function nonceFor(project: string): string {
  return `nonce ${project}`
}
