import { type SocialProvider, socialFailed, socialProviders } from '@latchkey/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDevelopmentClients } from '../../../testing/providers/createDevelopmentClients'
import { type Person, people } from '../../../testing/providers/Person'
import { type Providers, startProviders } from '../../../testing/providers/startProviders'
import { visitProvider } from '../../../testing/providers/visitProvider'
import { createChecks } from './createChecks'
import { createSocialClients, type SocialClients } from './createSocialClients'

const [ada, grace, mallory] = people as [Person, Person, Person]
const frame = 'http://localhost:4102'
let providers: Providers
let clients: SocialClients

beforeAll(async () => {
  const development = createDevelopmentClients([frame])
  providers = await startProviders({ port: 0, clients: development.clients })
  clients = createSocialClients(development.settingsFor(providers.url))
})
afterAll(() => providers.stop())

describe('clients of identity providers', () => {
  it.each(socialProviders)('[FRM-6] sign in with %s and find the same person again', async (provider) => {
    const [first, second, other] = [
      await signIn(provider, ada),
      await signIn(provider, { ...ada, name: 'Ada King' }),
      await signIn(provider, grace),
    ]
    expect(first.issuer).toBe(`${providers.url}/${provider}`)
    expect(first.subject).toMatch(/^\d+$/)
    expect(second.subject).toBe(first.subject)
    expect(other.subject).not.toBe(first.subject)
    expect(first.userName?.toLowerCase()).toBe('ada')
    expect(first.email).toBe(provider === 'facebook' || provider === 'x' ? null : 'ada@example.com')
  })

  it.each(socialProviders)('know no address of %s that it has not verified', async (provider) => {
    expect((await signIn(provider, mallory)).email).toBeNull()
  })

  it.each(['google', 'github'] as const)('refuse an answer of %s with another state', async (provider) => {
    const { checks, answer } = await visit(provider, ada)
    await refused(provider, answer, { ...checks, state: createChecks().state })
  })

  it('refuse an ID token that was made for another login', async () => {
    const { checks, answer } = await visit('google', ada)
    await refused('google', answer, { ...checks, nonce: createChecks().nonce })
  })

  it.each(['google', 'github'] as const)(
    'refuse a stolen code of %s without its verifier',
    async (provider) => {
      const { checks, answer } = await visit(provider, ada)
      await refused(provider, answer, { ...checks, verifier: createChecks().verifier })
    },
  )

  it("refuse another provider's answer", async () => {
    const { checks, answer } = await visit('google', ada)
    await refused('github', answer, checks)
    await refused('discord', (await visit('github', ada)).answer, checks)
  })

  it('refuse a code that was used', async () => {
    const { checks, answer } = await visit('github', ada)
    await finish('github', answer, checks)
    await refused('github', answer, checks)
  })

  it('report a visitor who declined as a failure', async () => {
    const { checks, answer } = await visit('discord', 'cancel')
    await refused('discord', answer, checks)
  })

  it('offer only the providers that are set up', () => {
    const some = createSocialClients({
      FRAME_SOCIAL_X_ID: 'a',
      FRAME_SOCIAL_X_SECRET: 'b',
      FRAME_SOCIAL_GITHUB_ID: 'c',
    })
    expect([...some.keys()]).toEqual(['x'])
  })
})

type Answer = URL | Request

async function visit(provider: SocialProvider, person: Person | 'cancel') {
  const checks = createChecks()
  const uri = await clientOf(provider).start(checks, `${frame}/social/callback/${provider}`)
  const { url, form } = await visitProvider(uri, person)
  const answer: Answer = form
    ? new Request(url, { method: 'POST', body: new URLSearchParams(form) })
    : new URL(url)
  return { checks, answer }
}

async function signIn(provider: SocialProvider, person: Person) {
  const { checks, answer } = await visit(provider, person)
  return finish(provider, answer, checks)
}

function finish(provider: SocialProvider, answer: Answer, checks: ReturnType<typeof createChecks>) {
  return clientOf(provider).finish(answer, checks)
}

async function refused(provider: SocialProvider, answer: Answer, checks: ReturnType<typeof createChecks>) {
  await expect(finish(provider, answer, checks)).rejects.toSatisfy(socialFailed.is)
}

function clientOf(provider: SocialProvider) {
  const client = clients.get(provider)
  if (!client) throw new TypeError(`No client of ${provider}`)
  return client
}
