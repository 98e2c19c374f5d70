import { testAccounts } from '@latchkey/testing'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoRdns, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()

/** What a visitor reads on the way, in order. */
const words = {
  de: [
    'Wallet verbinden',
    'Wallet verbinden',
    'Installiert',
    'Anfrage abgelehnt',
    'Erneut versuchen',
    'Konto',
    'Trennen',
  ],
  ar: ['ربط المحفظة', 'اربط محفظة', 'مثبّتة', 'رُفض الطلب', 'إعادة المحاولة', 'الحساب', 'قطع الاتصال'],
} as const

/** Whether the first letter of a text comes before its last one. */
function runsLeftToRight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const [text] = element.childNodes
    const range = document.createRange()
    const leftOf = (index: number) => {
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(0) < leftOf((text?.textContent?.length ?? 0) - 1)
  })
}

describe.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const)('in %s', (locale, direction) => {
  it(`shows the whole journey in that language, ${direction}`, async () => {
    const { page, demo, modal, wallet } = await openVisit(await browser(), { query: `locale=${locale}` })
    const [button, title, installed, declined, retry, account, disconnect] = words[locale]
    await wallet.reject({ once: true })
    await expect.poll(() => demo.entry.innerText()).toBe(button)
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    await expect.poll(() => modal.frame.getByRole('heading', { level: 2 }).innerText()).toBe(title)
    expect(await modal.frame.getAttribute('lang')).toBe(locale)
    expect(await modal.frame.getAttribute('dir')).toBe(direction)
    expect(await modal.row(demoRdns).innerText()).toContain(installed)

    const icon = await modal.row(demoRdns).locator('img').boundingBox()
    const row = await modal.row(demoRdns).boundingBox()
    const isAtLeft = (icon?.x ?? 0) - (row?.x ?? 0) < 100
    expect(isAtLeft).toBe(direction === 'ltr')

    await modal.row(demoRdns).click()
    await modal.viewOf('ConnectingExternal').getByText(declined).waitFor()
    await modal.button(retry).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31337`)
    await expect.poll(() => demo.entry.innerText()).toContain('ETH')
    expect(await runsLeftToRight(demo.entry.locator('[data-part="balance"]'))).toBe(true)
    await demo.entry.click()
    await modal.expectView('Account')
    await expect.poll(() => modal.frame.getByRole('heading', { level: 2 }).innerText()).toBe(account)
    await modal.button(disconnect).click()
    await modal.expectClosed()
    await expect.poll(() => demo.entry.innerText()).toBe(button)
    expect(await page.evaluate(() => document.dir)).toBe('')
  })
})

describe('the language of the visitor', () => {
  it('is the browser’s when the site sets none, and English if it isn’t supported', async () => {
    const german = await openVisit(await browser(), { context: { locale: 'de-AT' } })
    await german.demo.entry.click()
    await german.modal.row(demoRdns).waitFor()
    expect(await german.modal.frame.getByRole('heading', { level: 2 }).innerText()).toBe('Wallet verbinden')
    const other = await openVisit(await browser(), { context: { locale: 'is-IS' } })
    await other.demo.entry.click()
    await other.modal.row(demoRdns).waitFor()
    expect(await other.modal.frame.getByRole('heading', { level: 2 }).innerText()).toBe('Connect a wallet')
    expect(await other.modal.frame.getAttribute('lang')).toBe('en')
  })
})
