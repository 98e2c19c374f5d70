import * as oauth from 'openid-client'
import { parse } from 'valibot'
import { authorizationUrl } from './authorizationUrl'
import type { SocialClient, SocialCredentials } from './SocialClient'
import type { AskApi, OAuthKind } from './SocialKind'
import { tuneConfiguration } from './tuneConfiguration'

/** Creates a client of a provider without ID tokens. */
export function createOAuthClient(kind: OAuthKind, credentials: SocialCredentials): SocialClient {
  const { id, secret, issuer = kind.issuer } = credentials
  const site = credentials.issuer ?? kind.site
  const api = credentials.issuer ?? kind.api
  const { on, path, isBasic } = kind.token
  const metadata: oauth.ServerMetadata = {
    issuer,
    authorization_endpoint: `${site}${kind.authorizePath}`,
    token_endpoint: `${on === 'site' ? site : api}${path}`,
  }
  const method = isBasic ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
  const configuration = tuneConfiguration(new oauth.Configuration(metadata, id, undefined, method), issuer)
  return {
    start: (checks, redirectUri) =>
      authorizationUrl(configuration, checks, { redirect_uri: redirectUri, scope: kind.scope }),
    async finish(answer, { state, verifier }) {
      const tokens = await oauth.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      const ask: AskApi = async (userPath, schema) => {
        const response = await oauth.fetchProtectedResource(
          configuration,
          tokens.access_token,
          new URL(`${api}${userPath}`),
          'GET',
          undefined,
          new Headers({ accept: 'application/json', 'user-agent': 'latchkey' }),
        )
        if (!response.ok) throw new TypeError(`The user endpoint answered ${response.status}`)
        return parse(schema, await response.json())
      }
      return { issuer, ...(await kind.readProfile(ask)) }
    },
  }
}
