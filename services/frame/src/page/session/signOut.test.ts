import { afterAll, beforeAll, expect, it } from 'vitest'
import { poll } from '../approve/testing/poll'
import { openSite } from '../testing/openSite'
import { signInByEmail } from '../testing/signInByEmail'
import { type Sites, startSites } from '../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

it('[FRM-16] signs out before the server has answered, so a page that closes leaves nobody signed in', async () => {
  const site = await openSite(sites)
  await signInByEmail(sites, site, `${crypto.randomUUID()}@example.com`)
  const isConnected = async () => (await site.ask('IS_CONNECTED')).payload?.isConnected
  expect(await isConnected()).toBe(true)
  const tokens: (string | undefined)[] = []
  await site.page.route('**/v1/session', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    // This one gets no answer.
    tokens.push(route.request().headers().authorization)
    return undefined
  })
  // The page that asked is gone before the frame has answered.
  site.ask('SIGN_OUT').catch(() => undefined)
  await poll(() => tokens.length).toBe(1)
  expect(tokens[0]).toMatch(/^Bearer ./)
  await poll(isConnected).toBe(false)
})

it('[FRM-16] ends the session on the server, too', async () => {
  const site = await openSite(sites)
  await signInByEmail(sites, site, `${crypto.randomUUID()}@example.com`)
  const answered = site.page.waitForResponse(
    (response) => response.url().endsWith('/v1/session') && response.request().method() === 'DELETE',
  )
  await site.ask('SIGN_OUT')
  expect((await answered).ok()).toBe(true)
})
