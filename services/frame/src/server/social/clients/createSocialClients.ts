import { type SocialProvider, socialFailed, socialProviders } from '@latchkey/protocol'
import { createOAuthClient } from './createOAuthClient'
import { createOpenIdClient } from './createOpenIdClient'
import { oauthKinds } from './oauthKinds'
import { openIdKinds } from './openIdKinds'
import type { SocialClient, SocialCredentials } from './SocialClient'

/** The providers that the operator has set up. */
export type SocialClients = ReadonlyMap<SocialProvider, SocialClient>

/** Creates a client for each provider with an id and a secret. Nothing is requested before a visitor chooses one. */
export function createSocialClients(settings: Readonly<Record<string, unknown>>): SocialClients {
  const clients = socialProviders.flatMap((provider): [SocialProvider, SocialClient][] => {
    const setting = (name: string) => {
      const value = settings[`FRAME_SOCIAL_${provider.toUpperCase()}_${name}`]
      return typeof value === 'string' ? value : undefined
    }
    const [id, secret, issuer] = [setting('ID'), setting('SECRET'), setting('ISSUER')]
    if (id === undefined || secret === undefined) return []
    return [[provider, guard(provider, createClient(provider, { id, secret, issuer }))]]
  })
  return new Map(clients)
}

function createClient(provider: SocialProvider, credentials: SocialCredentials): SocialClient {
  return provider === 'google' || provider === 'apple'
    ? createOpenIdClient(openIdKinds[provider], credentials)
    : createOAuthClient(oauthKinds[provider], credentials)
}

/** Turns every failure at the provider into one error: the cause is for the log, not for the visitor. */
function guard(provider: SocialProvider, client: SocialClient): SocialClient {
  const fail = (cause: unknown): never => {
    throw socialFailed({ provider }, { cause })
  }
  return {
    start: (checks, redirectUri) => client.start(checks, redirectUri).catch(fail),
    finish: (answer, checks) => client.finish(answer, checks).catch(fail),
  }
}
