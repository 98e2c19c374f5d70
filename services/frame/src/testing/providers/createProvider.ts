import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'
import type { Account } from './Account'
import { createMemoryAdapter } from './createMemoryAdapter'
import type { ProviderClient } from './ProviderClient'
import { type ProviderKind, type ProviderName, providerKinds } from './providerKinds'

/** What a development provider is made of. */
export type ProviderParts = {
  readonly name: ProviderName
  readonly issuer: string
  readonly client: ProviderClient
  /** What the token endpoint compares, whatever the client sends. */
  readonly secret: string
  readonly signingKey: JWK
  readonly accounts: ReadonlyMap<string, Account>
}

/** Creates one provider. It always asks who signs in, requires PKCE, and grants what was asked for. */
export function createProvider({
  name,
  issuer,
  client,
  secret,
  signingKey,
  accounts,
}: ProviderParts): Provider {
  const kind: ProviderKind = providerKinds[name]
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.id,
        client_secret: secret,
        redirect_uris: [...client.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: name === 'x' ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    scopes: [...kind.scopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google and Apple put the claims into the ID token.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    routes: kind.routes,
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Providers share one host, and cookies ignore paths of redirects.
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: alwaysAsk(),
      url: (_context, interaction) => `/${name}/interaction/${interaction.uid}`,
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 3600,
      Session: 3600,
    },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub)
      if (!account) return undefined
      const { name: fullName, email, isVerified } = account
      const claims = {
        sub,
        email,
        email_verified: isVerified,
        ...(name === 'google' ? { name: fullName } : {}),
      }
      return { accountId: sub, claims: () => claims }
    },
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope(kind.scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  if (name === 'apple') sendNameOnce(provider, accounts)
  return provider
}

/** Asks for a person at every sign-in, so each test chooses its own. */
function alwaysAsk() {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy
    .get('login')
    ?.checks.add(
      new Check('ask_again', 'Choose who signs in', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/** Apple posts the name beside the code, at the first sign-in only. */
function sendNameOnce(provider: Provider, accounts: ReadonlyMap<string, Account>): void {
  const named = new Set<string>()
  provider.on('authorization.success', ({ oidc }, response) => {
    const id = oidc.session?.accountId
    const account = id === undefined ? undefined : accounts.get(id)
    if (!account || !response || named.has(account.id)) return
    named.add(account.id)
    response.user = JSON.stringify({ name: { firstName: account.name, lastName: '' }, email: account.email })
  })
}
