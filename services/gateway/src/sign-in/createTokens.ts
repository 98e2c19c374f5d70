import { randomBytes } from 'node:crypto'
import { noSignInSession, wrongNonce } from '@latchkey/protocol'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import { is, number, object, pipe, string, uuid } from 'valibot'
import { accountOf } from './accountOf'
import type { UsedNonce } from './createSessions'
import type { SigningKeys } from './createSigningKeys'
import type { Session } from './Session'

/** Makes tokens and reads them. */
export type Tokens = {
  makeNonce(project: string): Promise<{ nonce: string; token: string }>
  /** @throws wrongNonce */
  readNonce(project: string, token: string): Promise<UsedNonce>
  makeSession(session: Session): Promise<{ token: string; expiresAt: Date }>
  /** The id of the session; `isLate` takes also tokens whose own time is over. @throws noSignInSession */
  readSession(project: string, token: string, isLate: boolean): Promise<string>
}

/** What tokens are made with. */
export type TokenOptions = {
  readonly keys: SigningKeys
  readonly issuer: string
  /** How long a session's token is good by itself. */
  readonly minutes: number
  readonly now: () => number
}

const nonceSeconds = 600
/** Several times as long as ours are; nobody needs to look at more. */
const longest = 2_000
const nonceClaims = object({ nonce: string(), exp: number() })
const sessionClaims = object({ sid: pipe(string(), uuid()) })
const kinds = { nonce: 'latchkey-nonce+jwt', session: 'latchkey-session+jwt' } as const

/** [SIW-6] Tokens signed by EdDSA, each for one project and one use: a nonce's is for nobody else but this gateway. */
export function createTokens({ keys, issuer, minutes, now }: TokenOptions): Tokens {
  const { kid, key } = keys.signing
  const known = createLocalJWKSet({ keys: [...keys.published] })
  const seconds = () => Math.floor(now() / 1000)
  const sign = (claims: object, kind: keyof typeof kinds, audience: string, until: number) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: kinds[kind] })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(seconds())
      .setExpirationTime(until)
      .sign(key)
  const read = async (token: string, kind: keyof typeof kinds, audience: string, lateSeconds = 0) => {
    if (token.length > longest) throw new errors.JWTInvalid('too long')
    const { payload } = await jwtVerify(token, known, {
      algorithms: ['EdDSA'],
      audience,
      clockTolerance: lateSeconds,
      currentDate: new Date(now()),
      issuer,
      requiredClaims: ['exp'],
      typ: kinds[kind],
    })
    return payload
  }
  return {
    async makeNonce(project) {
      const nonce = randomBytes(16).toString('hex')
      return {
        nonce,
        token: await sign({ nonce }, 'nonce', nonceAudience(project), seconds() + nonceSeconds),
      }
    },
    async readNonce(project, token) {
      const payload = await read(token, 'nonce', nonceAudience(project)).catch((cause: unknown) => {
        throw wrongNonce({ nonce: '' }, { cause })
      })
      if (!is(nonceClaims, payload)) throw wrongNonce({ nonce: '' })
      return { nonce: payload.nonce, expiresAt: new Date(payload.exp * 1000) }
    },
    async makeSession(session) {
      const until = Math.min(seconds() + minutes * 60, Math.floor(session.expiresAt.getTime() / 1000))
      const claims = { sub: accountOf(session), sid: session.id, domain: session.domain }
      const token = await sign(claims, 'session', session.project, until)
      return { token, expiresAt: new Date(until * 1000) }
    },
    async readSession(project, token, isLate) {
      const payload = await read(token, 'session', project, isLate ? Number.MAX_SAFE_INTEGER : 0).catch(
        (cause: unknown) => {
          throw noSignInSession({ reason: 'the token is not valid' }, { cause })
        },
      )
      if (!is(sessionClaims, payload)) throw noSignInSession({ reason: 'the token is not valid' })
      return payload.sid
    },
  }
}

/** Not the project alone: a back end that asks for that must never take a nonce's token for a visitor's. */
function nonceAudience(project: string): string {
  return `nonce ${project}`
}
