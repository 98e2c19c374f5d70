import * as oauth from 'openid-client'
import { boolean, literal, nullish, object, optional, picklist, safeParse, string, union } from 'valibot'
import { appleSecret } from './appleSecret'
import { authorizationUrl } from './authorizationUrl'
import type { SocialClient, SocialCredentials } from './SocialClient'
import type { OpenIdKind } from './SocialKind'
import { isLoopback, tuneConfiguration } from './tuneConfiguration'

const claimsSchema = object({
  sub: string(),
  name: optional(string()),
  email: optional(string()),
  // Apple has sent this as text too.
  email_verified: optional(union([boolean(), picklist(['true', 'false'])])),
})
const trueSchema = union([literal(true), literal('true')])
const appleUser = object({
  name: nullish(object({ firstName: nullish(string()), lastName: nullish(string()) })),
})

/** Creates a client of a provider with ID tokens. */
export function createOpenIdClient(kind: OpenIdKind, credentials: SocialCredentials): SocialClient {
  const { id, secret, issuer = kind.issuer } = credentials
  let discovered: Promise<oauth.ServerMetadata> | undefined
  const discover = async () => {
    const execute = isLoopback(issuer) ? [oauth.allowInsecureRequests] : []
    const found = await oauth.discovery(new URL(issuer), id, undefined, oauth.None(), {
      execute,
      timeout: 10,
    })
    return found.serverMetadata()
  }
  const configure = async () => {
    // A provider that was unreachable once may answer the next time.
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    const metadata = await discovered
    const text = kind.hasSignedSecret ? await appleSecret(secret, id, issuer) : secret
    return tuneConfiguration(
      new oauth.Configuration(metadata, id, undefined, oauth.ClientSecretPost(text)),
      issuer,
    )
  }
  return {
    async start(checks, redirectUri) {
      return authorizationUrl(await configure(), checks, {
        redirect_uri: redirectUri,
        scope: kind.scope,
        nonce: checks.nonce,
        ...(kind.responseMode ? { response_mode: kind.responseMode } : {}),
      })
    },
    async finish(answer, { state, nonce, verifier }) {
      const user = answer instanceof URL ? null : (await answer.clone().formData()).get('user')
      const tokens = await oauth.authorizationCodeGrant(await configure(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      const parsed = safeParse(claimsSchema, claims)
      if (!claims || !parsed.success) throw new TypeError('The claims of the ID token are invalid')
      const { sub, name, email, email_verified } = parsed.output
      const isVerified = safeParse(trueSchema, email_verified).success
      return {
        issuer: claims.iss,
        subject: sub,
        userName: name ?? nameIn(user),
        email: isVerified ? (email ?? null) : null,
      }
    },
  }
}

/** Reads the name that Apple posts beside the code. It isn't signed, so it's a name to show and nothing else. */
function nameIn(user: unknown): string | null {
  if (typeof user !== 'string' || user.length > 2_000) return null
  try {
    const parsed = safeParse(appleUser, JSON.parse(user))
    const { firstName, lastName } = (parsed.success && parsed.output.name) || {}
    return [firstName, lastName].filter(Boolean).join(' ') || null
  } catch {
    // Text that isn't JSON holds no name.
    return null
  }
}
