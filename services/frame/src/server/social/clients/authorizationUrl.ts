import * as oauth from 'openid-client'
import type { SocialChecks } from './SocialClient'

/** Builds the address of a provider's page, with PKCE and state. */
export async function authorizationUrl(
  configuration: oauth.Configuration,
  { state, verifier }: SocialChecks,
  parameters: Readonly<Record<string, string>>,
): Promise<string> {
  const url = oauth.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}
