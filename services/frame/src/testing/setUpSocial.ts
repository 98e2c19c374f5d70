import { postSocialLogin, postSocialResult, type SocialProvider } from '@latchkey/protocol'
import { afterAll, beforeAll } from 'vitest'
import { createSigner, type Signer } from './createSigner'
import { createDevelopmentClients } from './providers/createDevelopmentClients'
import type { Person } from './providers/Person'
import { type Providers, startProviders } from './providers/startProviders'
import { visitProvider } from './providers/visitProvider'
import { setUpFrame, type TestFrame } from './setUpFrame'

/** A page that signs in with a provider. */
export type SocialLogin = { readonly attempt: string; readonly uri: string; readonly signer: Signer }

/** A frame with the development providers, and what a visitor does with them. */
export type SocialFrame = {
  readonly frame: () => TestFrame
  readonly providersUrl: () => string
  /** Starts a login as the frame's page does. */
  start(provider: SocialProvider, signer?: Signer): Promise<SocialLogin>
  /** Signs a person in at the provider, and opens the callback as the browser does. */
  visit(uri: string, person: Person | 'cancel', browser?: string): Promise<Response>
  /** Does it all, and returns the code that the window hands to the page. */
  codeOf(login: SocialLogin, person: Person): Promise<string>
  finish(login: SocialLogin, code: string): ReturnType<typeof finishWith>
}

/** The origin of the site in these tests. */
export const siteOrigin = 'http://localhost:4100'

/** The browser of the visitor in these tests. */
export const testBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

/** Where the visitor in these tests is. */
export const testPlace = { 'user-agent': testBrowser, 'x-forwarded-for': '198.51.100.7' } as const

const finishWith = (frame: TestFrame, { attempt, signer }: SocialLogin, code: string) =>
  frame.call(postSocialResult, { params: { attempt }, body: { code }, signer })

/** Opens a frame and the development providers for the tests of a file. */
export function setUpSocial(): SocialFrame {
  const { clients, settingsFor } = createDevelopmentClients(['http://frame.test'])
  let providers: Providers | undefined
  const env: Record<string, string> = {}
  beforeAll(async () => {
    providers = await startProviders({ port: 0, clients })
    Object.assign(env, settingsFor(providers.url))
  })
  const frame = setUpFrame(env)
  afterAll(() => providers?.stop())
  const visit: SocialFrame['visit'] = async (uri, person, browser = testBrowser) => {
    const { url, form } = await visitProvider(uri, person)
    return frame().ask(url, {
      headers: { ...testPlace, 'user-agent': browser },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
  }
  return {
    frame,
    providersUrl: () => providers?.url ?? '',
    async start(provider, given) {
      const signer = given ?? (await createSigner())
      const { output } = await frame().call(postSocialLogin, {
        body: { provider, projectId: 'dev', origin: siteOrigin, publicKey: signer.publicKey },
        signer,
        headers: testPlace,
      })
      return { ...output, signer }
    },
    visit,
    async codeOf({ uri }, person) {
      const answer = await visit(uri, person)
      return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    },
    finish: (login, code) => finishWith(frame(), login, code),
  }
}
