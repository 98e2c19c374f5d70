import { freePort } from '@latchkey/gateway/testing/freePort'
import type { SocialProvider } from '@latchkey/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../../page/testing/openSite'
import { type Sites, startSites } from '../../page/testing/startSites'
import { createDevelopmentClients } from '../../testing/providers/createDevelopmentClients'
import type { ProviderName } from '../../testing/providers/providerKinds'
import { type Providers, startProviders } from '../../testing/providers/startProviders'

let sites: Sites
let providers: Providers

beforeAll(async () => {
  const development = createDevelopmentClients([])
  const port = await freePort()
  sites = await startSites({ env: development.settingsFor(`http://localhost:${port}`) })
  const at = (name: ProviderName) => ({
    ...development.clients[name],
    redirectUris: [`${sites.frame}/social/callback/${name}`],
  })
  const clients = {
    ...{ google: at('google'), apple: at('apple'), github: at('github') },
    ...{ facebook: at('facebook'), x: at('x'), discord: at('discord') },
  }
  providers = await startProviders({ port, clients })
})
afterAll(async () => {
  await providers?.stop()
  await sites?.stop()
})

describe('the window of a provider, in a browser', () => {
  it.each<SocialProvider>(['google', 'apple', 'github'])(
    '[FRM-6] %s: a click in the window signs the site in',
    async (provider) => {
      const site = await openSite(sites)
      const uri = await uriOf(site, provider)
      const popup = await openPopup(site, uri)
      await popup.locator('button[type=submit]').first().click()
      const resultUri = await resultOf(site)
      expect(resultUri).toMatch(/\/social\/done\?code=[\w-]{43}$/)
      const answer = await site.ask('CONNECT_SOCIAL', { uri: resultUri })
      expect(answer.type).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS')
      expect(String(answer.payload?.userName).toLowerCase()).toBe('ada')
    },
  )

  it('[FRM-6] without an opener, the button in the window signs the site in', async () => {
    const site = await openSite(sites)
    const popup = await openPopup(site, await uriOf(site, 'google'), 'noopener')
    const waiting = site.ask('CONNECT_SOCIAL', { uri: '' })
    await popup.locator('button[type=submit]').first().click()
    await popup.locator('form[action="/social/done"] button').click()
    expect((await waiting).type).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS')
  })

  it('[FRM-17] a window that another site opened tells that site nothing', async () => {
    const [site, evil] = [await openSite(sites), await openSite(sites, { name: 'site-b' })]
    const popup = await openPopup(evil, await uriOf(site, 'google'))
    await popup.locator('button[type=submit]').first().click()
    await popup.locator('form[action="/social/done"] button').waitFor()
    expect(await evil.page.evaluate(() => window.results)).toEqual([])
    // The page names the site that started, so its visitor can tell.
    expect(await popup.locator('form').textContent()).toContain(sites.origin('site-a'))
  })

  it('[FRM-6] a visitor who declines ends the login at once', async () => {
    const site = await openSite(sites)
    const popup = await openPopup(site, await uriOf(site, 'discord'))
    await popup.locator('button[name=cancel]').click()
    const answer = await site.ask('CONNECT_SOCIAL', { uri: await resultOf(site) })
    expect(answer.type).toBe('@w3m-frame/CONNECT_SOCIAL_ERROR')
  })
})

async function uriOf(site: Site, provider: SocialProvider): Promise<string> {
  const { payload } = await site.ask('GET_SOCIAL_REDIRECT_URI', { provider })
  return String(payload?.uri)
}

async function openPopup({ page }: Site, uri: string, features = ''): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(
    ([url, how]) => {
      window.results = []
      addEventListener('message', ({ data }) => {
        if (typeof data.resultUri === 'string') window.results.push(data.resultUri)
      })
      window.open(url, '_blank', how)
    },
    [uri, features] as const,
  )
  return opened
}

async function resultOf({ page }: Site): Promise<string> {
  await page.waitForFunction(() => window.results.length > 0)
  return page.evaluate(() => window.results[0] ?? '')
}

declare global {
  interface Window {
    results: string[]
  }
}
