import { importPKCS8, SignJWT } from 'jose'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDevelopmentClients } from './createDevelopmentClients'
import { type Person, people } from './Person'
import { type ProviderName, providerKinds } from './providerKinds'
import { type Providers, startProviders } from './startProviders'
import { visitProvider } from './visitProvider'

const [ada, , mallory] = people as [Person, Person, Person]
const frame = 'http://localhost:4102'
const { clients, settingsFor } = createDevelopmentClients([frame])
const settings = settingsFor('http://localhost:1')
let providers: Providers

beforeAll(async () => {
  providers = await startProviders({ port: 0, clients })
})
afterAll(() => providers.stop())

describe('development providers', () => {
  it('[FRM-6] sign a person in at Google, with the claims in the ID token', async () => {
    const { tokens } = await signIn('google', ada)
    expect(tokens.claims()).toMatchObject({ name: 'Ada', email: 'ada@example.com', email_verified: true })
  })

  it.each([
    ['github', '/user', { id: expect.any(Number), login: 'ada', email: null }],
    [
      'github',
      '/user/emails',
      expect.arrayContaining([
        { email: 'ada@example.com', primary: true, verified: true, visibility: 'private' },
      ]),
    ],
    ['discord', '/api/users/@me', { username: 'ada', email: 'ada@example.com', verified: true }],
    [
      'x',
      '/2/users/me?user.fields=confirmed_email',
      { data: { username: 'ada', confirmed_email: 'ada@example.com' } },
    ],
    ['facebook', '/me?fields=id,email', { id: expect.any(String), email: 'ada@example.com' }],
  ] as const)('[FRM-6] %s answers %s to the access token, and to nothing else', async (name, path, shape) => {
    const { tokens } = await signIn(name, ada)
    const url = `${providers.url}/${name}${path}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(await answer.json()).toEqual(
      typeof shape === 'object' && 'asymmetricMatch' in shape
        ? shape
        : expect.objectContaining(withNested(shape)),
    )
    expect((await fetch(url, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
    expect(tokens.id_token).toBeUndefined()
  })

  it('a token of one provider is worthless at another', async () => {
    const { tokens } = await signIn('github', ada)
    const answer = await fetch(`${providers.url}/discord/api/users/@me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(answer.status).toBe(401)
  })

  it('says when an email is not verified', async () => {
    const { tokens } = await signIn('google', mallory)
    expect(tokens.claims()).toMatchObject({ email_verified: false })
  })

  it('[FRM-6] Apple posts a form, with the name the first time only, and wants a signed secret', async () => {
    const first = await signIn('apple', ada)
    expect(JSON.parse(first.form?.user ?? '')).toMatchObject({ name: { firstName: 'Ada' } })
    expect(first.tokens.claims()).toMatchObject({ email: 'ada@example.com' })
    expect((await signIn('apple', ada)).form?.user).toBeUndefined()
  })

  it('Apple refuses a secret of another key', async () => {
    const stranger = createDevelopmentClients([frame]).settingsFor(
      'http://localhost:1',
    ).FRAME_SOCIAL_APPLE_SECRET
    await expect(signIn('apple', ada, stranger)).rejects.toMatchObject({ error: 'invalid_client' })
  })

  it.each(['state', 'nonce', 'code_challenge'])('refuse a request without %s', async (parameter) => {
    const { uri } = await prepare('google')
    uri.searchParams.delete(parameter)
    expect((await fetch(uri, { redirect: 'manual' })).status).toBe(400)
  })

  it('refuse a code with another verifier', async () => {
    const { config, uri, state, nonce } = await prepare('google')
    const { url } = await visitProvider(uri.href, ada)
    const checks = {
      pkceCodeVerifier: oauth.randomPKCECodeVerifier(),
      expectedState: state,
      expectedNonce: nonce,
    }
    await expect(oauth.authorizationCodeGrant(config, new URL(url), checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('tell the client when the person declines', async () => {
    const { url } = await visitProvider((await prepare('github')).uri.href, 'cancel')
    expect(new URL(url).searchParams.get('error')).toBe('access_denied')
  })

  it('draw a page that loads nothing and leads only to the site', async () => {
    const { uri } = await prepare('google')
    const start = await fetch(uri, { redirect: 'manual' })
    const cookie = start.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const page = await fetch(new URL(start.headers.get('location') ?? '', uri), { headers: { cookie } })
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${frame}`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('Continue as Ada')
  })
})

function withNested(shape: object): object {
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [
      key,
      key === 'data' ? expect.objectContaining(value as object) : value,
    ]),
  )
}

async function prepare(name: ProviderName, appleSetting?: string) {
  const issuer = `${providers.url}/${name}`
  const { id, secret } = clients[name]
  const { authorization, token } = providerKinds[name].routes
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}${authorization}`,
    token_endpoint: `${issuer}${token}`,
    jwks_uri: `${issuer}/jwks`,
  }
  const text = typeof secret === 'string' ? secret : await signSecret(name, issuer, appleSetting)
  const method = name === 'x' ? oauth.ClientSecretBasic(text) : oauth.ClientSecretPost(text)
  const config = new oauth.Configuration(metadata, id, undefined, method)
  oauth.allowInsecureRequests(config)
  const [verifier, state, nonce] = [oauth.randomPKCECodeVerifier(), oauth.randomState(), oauth.randomNonce()]
  const uri = oauth.buildAuthorizationUrl(config, {
    redirect_uri: `${frame}/social/callback/${name}`,
    scope: providerKinds[name].scopes.join(' '),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...(providerKinds[name].isOpenId ? { nonce } : {}),
    ...(name === 'apple' ? { response_mode: 'form_post' } : {}),
  })
  return { config, uri, verifier, state, nonce }
}

async function signIn(name: ProviderName, person: Person, appleSetting?: string) {
  const { config, uri, verifier, state, nonce } = await prepare(name, appleSetting)
  const { url, form } = await visitProvider(uri.href, person)
  const answer = form ? new Request(url, { method: 'POST', body: new URLSearchParams(form) }) : new URL(url)
  const tokens = await oauth.authorizationCodeGrant(config, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(providerKinds[name].isOpenId ? { expectedNonce: nonce, idTokenExpected: true } : {}),
  })
  return { tokens, form }
}

async function signSecret(
  name: ProviderName,
  audience: string,
  setting = settings.FRAME_SOCIAL_APPLE_SECRET ?? '',
): Promise<string> {
  const [teamId = '', keyId = '', pkcs8 = ''] = setting.split(':')
  const key = await importPKCS8(`-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`, 'ES256')
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clients[name].id)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}
