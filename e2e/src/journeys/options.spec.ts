import { testAccounts } from '@latchkey/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`

describe('a site without pairing', () => {
  it('[WC-1] [CON-9] offers no pairing until it is turned on', async () => {
    const { demo, modal, page } = await openVisit(await browser(), { query: 'pairing=0' })
    const link = page.getByRole('link', { name: 'Open the demo wallet' })
    const code = page.getByRole('region', { name: 'Code for the current settings' })
    expect(await link.count()).toBe(0)
    expect(await code.innerText()).not.toContain('pairing')
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    expect(await modal.row('walletConnect').count()).toBe(0)
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await page.getByLabel('Pairing').check()
    await link.waitFor()
    expect(await code.innerText()).toContain('pairing: pairing(),')
    await demo.entry.click()
    await modal.row('walletConnect').waitFor()
  })
})

describe('terms that must be accepted', () => {
  it('[FLG-4] block connecting until the box is checked, and stay accepted', async () => {
    const { demo, modal, wallet } = await openVisit(await browser(), { query: 'legal=1' })
    const { demoUrl } = inject('stack')
    await wallet.reject({ once: true })
    await demo.entry.click()
    const row = modal.row(demoRdns)
    await row.waitFor()
    expect(await row.isDisabled()).toBe(true)
    await row.click({ force: true })
    expect(await modal.viewOf('ConnectingExternal').count()).toBe(0)
    expect(await wallet.log()).toEqual([])
    const links = await modal.frame
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links).toEqual([`${demoUrl}/legal.html`, `${demoUrl}/legal.html#privacy`])

    const box = modal.frame.getByRole('checkbox')
    await box.check()
    expect(await row.isEnabled()).toBe(true)
    await row.click()
    await modal.viewOf('ConnectingExternal').getByText('Request declined').waitFor()
    await modal.button('Back').click()
    await modal.expectView('Connect')
    expect(await modal.frame.getByRole('checkbox').isChecked()).toBe(true)
    await box.uncheck()
    expect(await row.isDisabled()).toBe(true)
    await box.check()
    await row.click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
  })

  it('[FLG-4] can be read without losing the modal', async () => {
    const { demo, modal, context } = await openVisit(await browser(), { query: 'legal=1' })
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    const opened = context.waitForEvent('page')
    await modal.frame.getByRole('link', { name: /terms of service/ }).click()
    const terms = await opened
    await terms.getByRole('heading', { name: 'Terms of the playground' }).waitFor()
    expect(await terms.evaluate(() => window.opener)).toBe(null)
    expect(await modal.frame.getByRole('checkbox').isChecked()).toBe(false)
    await modal.expectView('Connect')
  })
})

describe('embedded in the page', () => {
  it('[NAV-9] is in the page without a dialog; connecting leads to the account, disconnecting back', async () => {
    const { page, demo, modal } = await openVisit(await browser(), { query: 'embed=1' })
    await modal.expectView('Connect')
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await modal.frame.evaluate((frame) => frame.localName)).toBe('section')
    expect(await modal.button('Close').count()).toBe(0)
    await modal.row(demoRdns).click()
    await modal.expectView('Account')
    await expect.poll(demo.status).toBe(connected)
    await page.reload()
    await modal.expectView('Account')
    await expect.poll(demo.status).toBe(connected)
    await modal.viewOf('Account').locator('[data-part="disconnect"]').click()
    await modal.expectView('Connect')
    await expect.poll(demo.status).toBe('disconnected')
  })

  it('[NAV-9] returns to the start on close', async () => {
    const { demo, modal, wallet } = await openVisit(await browser(), { query: 'embed=1' })
    await wallet.hang({ once: true })
    await modal.row(demoRdns).click()
    await modal.expectView('ConnectingExternal')
    await modal.button('Close').click()
    await modal.expectView('Connect')
    await modal.row(demoRdns).click()
    await modal.expectView('Account')
    await modal.viewOf('Account').locator('[data-part="network-chip"]').click()
    await modal.expectView('Networks')
    await modal.button('Close').click()
    await modal.expectView('Account')
    expect(await demo.status()).toBe(connected)
  })

  it('[NET-2] [NET-1] shows an unsupported chain, and the switch', async () => {
    const { demo, modal, wallet } = await openVisit(await browser(), { query: 'embed=1' })
    await modal.row(demoRdns).click()
    await modal.expectView('Account')
    await wallet.switchChain(1)
    const view = await modal.expectView('UnsupportedChain')
    await view.locator('[data-network="eip155:31338"]').click()
    await modal.expectView('Account')
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31338`)
  })
})

describe('other options', () => {
  it('[CON-9] hide a wallet that the site excludes', async () => {
    const { demo, modal } = await openVisit(await browser(), {
      query: 'exclude=com.example.other',
      wallets: [demoWallet({ name: 'Other', rdns: 'com.example.other' }), demoWallet()],
    })
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    expect(await modal.row('com.example.other').count()).toBe(0)
  })

  it('[NAV-15] set light, dark, and the system’s theme', async () => {
    const colours: string[] = []
    for (const [query, colorScheme] of [
      ['theme=light', 'dark'],
      ['theme=dark', 'light'],
      ['', 'dark'],
    ] as const) {
      const { demo, modal } = await openVisit(await browser(), { query, context: { colorScheme } })
      await demo.entry.click()
      await modal.row(demoRdns).waitFor()
      const card = modal.frame.locator('[data-part="card"]')
      colours.push(await card.evaluate((element) => getComputedStyle(element).backgroundColor))
    }
    expect(colours[0]).not.toBe(colours[1])
    expect(colours[2]).toBe(colours[1])
  })

  it('[NET-2] offer one network only, and treat any other as unsupported', async () => {
    const { demo, modal, wallet } = await openVisit(await browser(), { query: 'networks=eip155:31338' })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    const view = await modal.expectView('UnsupportedChain')
    expect(await view.locator('[data-part="network-row"]').count()).toBe(1)
    await view.locator('[data-network="eip155:31338"]').click()
    await modal.expectClosed()
    await expect.poll(async () => (await wallet.state()).chainId).toBe(31338)
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31338`)
  })

  it('connect, sign and send with the demo’s own wallets for a newcomer without any', async () => {
    const visit = await openVisit(await browser(), { wallets: [] })
    const { page, demo, modal } = visit
    await page.getByRole('button', { name: 'Try it with demo wallets' }).click()
    await modal.row('dev.latchkey.demo').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.locator('[data-result="sign"]').getByText('Verified').waitFor()
    await page.getByRole('button', { name: 'Send 0.001' }).click()
    await page.locator('[data-result="send"]').getByText(/Mined/).waitFor({ timeout: 30_000 })
    await page.reload()
    await expect.poll(demo.status).toBe(connected)
  })

  it('report and ignore an invalid query', async () => {
    const visit = await openVisit(await browser(), {
      query: 'theme=pink&locale=tlh&networks=eip155:7&evil=<script>&features={"email":"x"}',
    })
    await visit.page.getByRole('status', { name: 'Ignored settings' }).waitFor()
    await connectWallet(visit)
    expect(await visit.demo.status()).toBe(connected)
  })
})

describe('code that fails to load', () => {
  const tolerated = [/ERR_FAILED|Could not (load|open|look)|dynamically imported module/]

  /**
   * Resolves when the page has loaded again, or something of it shows. Older versions of Chromium remember for as long as
   * the document lives that a module failed; newer ones fetch it again. Returns whether the page was loaded.
   */
  const again = (page: Page, shown: Locator) =>
    Promise.race([page.waitForEvent('load').then(() => true), shown.waitFor().then(() => false)])

  it('turns the button into one that reloads the page when the modal is missing', async () => {
    const { context, page, demo, modal } = await openVisit(await browser(), { tolerated })
    await page.waitForLoadState('networkidle')
    await context.route('**/assets/*.js', (route) => route.abort())
    await demo.entry.click()
    await demo.entry.getByText('Reload page').waitFor()
    await modal.expectClosed()
    await context.unroute('**/assets/*.js')
    const [isLoaded] = await Promise.all([again(page, modal.row(demoRdns)), demo.entry.click()])
    if (isLoaded) await demo.entry.getByText('Connect wallet').click()
    await modal.row(demoRdns).waitFor()
  })

  it('shows what is missing, and reloads the page when a retry doesn’t help', async () => {
    const { context, page, demo, modal } = await openVisit(await browser(), { tolerated })
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    await page.waitForLoadState('networkidle')
    await context.route('**/assets/*.js', (route) => route.abort())
    await modal.button('Help').click()
    await modal.frame.getByText('This screen didn’t load').waitFor()
    await context.unroute('**/assets/*.js')
    await modal.button('Try again').click()
    const help = modal.frame.getByText('A home for your assets')
    const reload = modal.button('Reload page')
    await help.or(reload).waitFor()
    if (await reload.isVisible()) {
      await Promise.all([page.waitForEvent('load'), reload.click()])
      await demo.entry.click()
      await modal.button('Help').click()
    }
    await help.waitFor()
  })
})
