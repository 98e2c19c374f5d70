import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoRdns, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { useSite } from './useSite'

const browser = useBrowser()
const urlOf = useSite(
  { fixture: 'several' },
  {
    transform: (html, query) =>
      query.has('twice')
        ? html.replace(
            /<script type="module"[^>]*src="\.\/([^"]+)"[^>]*><\/script>/,
            (script, path) => `${script}<script type="module" src="./copy/${path}"></script>`,
          )
        : html,
  },
)
const site = (page: Page, name: 'First' | 'Second') => page.getByRole('region', { name })
const open = async (page: Page) =>
  page.evaluate(() => [
    window.fixture.latchkey.getState().modal.open,
    window.fixture.other.getState().modal.open,
  ])

describe('two modals on one page', () => {
  it('are independent: one connects, the other doesn’t', async () => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf() })
    await site(page, 'First').getByRole('button').click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(() => site(page, 'First').getByRole('status').textContent()).toMatch(/^0x/)
    expect(await site(page, 'Second').getByRole('status').textContent()).toBe('nobody')
    await site(page, 'Second').getByRole('button').click()
    await modal.expectView('Connect')
    expect(await open(page)).toEqual([false, true])
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(() => site(page, 'Second').getByRole('status').textContent()).toMatch(/^0x/)
    await page.evaluate(() => window.fixture.latchkey.disconnect())
    await expect.poll(() => site(page, 'First').getByRole('status').textContent()).toBe('nobody')
  })

  it('can be open at once: the upper one is used and closed first, and each returns focus', async () => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf() })
    await site(page, 'First').getByRole('button').click()
    await modal.row(demoRdns).waitFor()
    await page.evaluate(() => window.fixture.other.open({ view: 'Networks' }))
    const upper = page.locator('latchkey-modal').nth(1)
    await upper.getByRole('searchbox').click()
    await page.keyboard.type('second')
    await expect.poll(() => upper.locator('[data-part="network-row"]').count()).toBe(1)
    await upper.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('latchkey-modal').count()).toBe(1)
    expect(await open(page)).toEqual([true, false])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(
      await site(page, 'First')
        .getByRole('button')
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)
  })

  it('unmount and remount with their providers, in React’s strict mode', async () => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf() })
    await page.evaluate(() => window.fixture.other.open())
    await modal.expectView('Connect')
    await page.getByRole('button', { name: 'Remove', includeHidden: true }).dispatchEvent('click')
    await modal.expectClosed()
    await page.getByRole('button', { name: 'Add' }).click()
    await modal.expectView('Connect')
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await site(page, 'First').getByRole('button').click()
    await modal.row(demoRdns).waitFor()
    expect(await open(page)).toEqual([true, false])
  })
})

describe('one instance in two places of a page', () => {
  it('has one modal, which returns focus to where it was opened', async () => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf() })
    const island = page.getByRole('button', { name: 'From an island' })
    await island.click()
    await modal.row(demoRdns).first().waitFor()
    expect(await page.locator('latchkey-modal').count()).toBe(1)
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(await island.evaluate((button) => button === document.activeElement)).toBe(true)
    await island.click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(() => site(page, 'First').getByRole('status').textContent()).toMatch(/^0x/)
  })

  it('is shown by the other place when the showing one goes away', async () => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf() })
    await site(page, 'First').getByRole('button').click()
    await modal.row(demoRdns).waitFor()
    const shown = await modal.host.elementHandle()
    await page.evaluate(() => window.fixture.leave())
    await modal.row(demoRdns).waitFor()
    expect(await shown?.evaluate((host) => host.isConnected)).toBe(false)
    expect(await modal.host.count()).toBe(1)
    await page.keyboard.press('Escape')
    await modal.expectClosed()
  })
})

describe('two copies of the packages on one page', () => {
  it('work side by side, with one set of button styles', async () => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf({ twice: '' }) })
    const copied = page.getByRole('button', { name: 'From the copy' })
    await copied.click()
    await modal.row(demoRdns).waitFor()
    expect(await open(page)).toEqual([false, false])
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
    await site(page, 'First').getByRole('button').click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(() => site(page, 'First').getByRole('status').textContent()).toMatch(/^0x/)
    expect(await copied.isVisible()).toBe(true)
  })
})
