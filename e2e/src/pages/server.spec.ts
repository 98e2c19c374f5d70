import { beforeAll, describe, expect, it } from 'vitest'
import { demoRdns, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { listEntries, renderOnServer, type ServerReport } from './renderOnServer'
import { useSite } from './useSite'

const browser = useBrowser()

describe.each([18, 19] as const)('on a server with React %i', (react) => {
  let report: ServerReport
  beforeAll(async () => {
    report = await renderOnServer(react)
  })
  const urlOf = useSite(
    { fixture: 'hydration', react, isDevelopment: true },
    { transform: (html) => html.replace('<!--app-->', report.html) },
  )

  it('imports every published entry, renders provider and buttons, and touches no browser global', async () => {
    expect(report.version).toMatch(new RegExp(`^${react}\\.`))
    expect(report.touched).toEqual([])
    expect(Object.keys(report.imported).sort()).toEqual(await listEntries())
    expect(Object.values(report.imported).every((count) => count > 0)).toBe(true)
    expect(report.html).toContain('Connect wallet')
    expect(report.html).toContain('Local chain')
    // A strict policy rejects style attributes and style elements.
    expect(report.html).not.toMatch(/style=|<style/)
  })

  it('hydrates with a stored session without a log line, keeps what was served, and reconnects', async () => {
    const { page, modal, context } = await openVisit(await browser(), {
      url: urlOf(),
      // The server knew neither.
      context: { locale: 'de-DE', colorScheme: 'dark' },
      prepare: (created) =>
        created.addInitScript({
          // Before the page's own scripts, which are deferred, but after its elements.
          content:
            "document.addEventListener('readystatechange', () => { globalThis.served ??= document.querySelector('#root button') })",
        }),
    })
    const isServed = () =>
      page.evaluate(() => Reflect.get(window, 'served') === document.querySelector('#root button'))
    const told = async () => JSON.parse((await page.locator('#hooks').textContent()) ?? '')
    await expect
      .poll(() => page.locator('#root').getAttribute('data-react'))
      .toMatch(new RegExp(`^${react}\\.`))
    expect(await isServed()).toBe(true)
    await page.getByRole('button', { name: 'Wallet verbinden' }).click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    const { address } = await told()
    expect(address).toMatch(/^0x/)
    for (let visits = 0; visits < 2; visits++) {
      await page.reload()
      await expect.poll(async () => (await told()).address).toBe(address)
      await page.locator('[data-part="account-button"]').first().waitFor()
      expect(await isServed()).toBe(true)
    }
    expect(context.pages()).toHaveLength(1)
  })
})
