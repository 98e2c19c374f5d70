import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoRdns, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'
import { useSite } from './useSite'

const browser = useBrowser()
const urlOf = useSite({ fixture: 'dialogs' }, { nonce: 'pages' })

type Kind = 'native' | 'Radix'

/** The page with one of its own dialogs open. */
async function openOuter(kind: Kind): Promise<Visit & { readonly outer: Locator }> {
  const visit = await openVisit(await browser(), { url: urlOf() })
  await visit.page.getByRole('button', { name: `Open the ${kind} dialog` }).click()
  const outer = visit.page.locator(`[data-outer="${kind.toLowerCase()}"]`)
  await outer.waitFor()
  return { ...visit, outer }
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

describe.each(['native', 'Radix'] as const)('opened from inside a %s dialog', (kind) => {
  it('lets every control be clicked and typed in, and nothing dismisses the outer dialog', async () => {
    const { page, modal, outer } = await openOuter(kind)
    await outer.locator('[data-part="network-button"]').click()
    await modal.expectView('Networks')
    const search = modal.frame.getByRole('searchbox')
    await search.click()
    await page.keyboard.type('seco')
    expect(await search.inputValue()).toBe('seco')
    await expect.poll(() => modal.frame.locator('[data-part="network-row"]').count()).toBe(1)
    await modal.button('Close').click()
    await modal.expectClosed()
    expect(await isFocused(outer.locator('[data-part="network-button"]'))).toBe(true)

    await outer.locator('[data-part="connect-button"]').click()
    await modal.row(demoRdns).waitFor()
    await modal.button('Help').click()
    await modal.expectView('WhatIsAWallet')
    await modal.button('Back').click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await outer.locator('[data-part="account-button"]').click()
    await modal.expectView('Account')
    await modal.frame.locator('[data-part="copy-button"]').click()
    // A press on the backdrop is outside our dialog, not theirs.
    await page.mouse.click(5, 5)
    await modal.expectClosed()
    expect(await outer.isVisible()).toBe(true)
    expect(await isFocused(outer.locator('[data-part="account-button"]'))).toBe(true)
    await outer.getByLabel('Amount').fill('12')
    expect(await outer.getByLabel('Amount').inputValue()).toBe('12')
  })

  it('is reachable with Tab alone, and Escape closes only it, then the outer one', async () => {
    const { page, modal, outer } = await openOuter(kind)
    await outer.getByLabel('Amount').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await modal.row(demoRdns).waitFor()
    const seen = new Set<string>()
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      seen.add(
        await page.evaluate(() => {
          const { activeElement } = document
          const inner = activeElement?.shadowRoot?.activeElement
          return (
            inner?.getAttribute('aria-label') ??
            inner?.getAttribute('data-part') ??
            activeElement?.localName ??
            ''
          )
        }),
      )
    }
    // After the last control comes the browser's own toolbar, which shows as the body.
    expect([...seen].filter((name) => name !== 'body').sort()).toEqual([
      'Close',
      'Help',
      'all-wallets',
      'wallet-row',
    ])
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(await outer.isVisible()).toBe(true)
    expect(await isFocused(outer.locator('[data-part="connect-button"]'))).toBe(true)
    await page.keyboard.press('Escape')
    await outer.waitFor({ state: 'hidden' })
  })

  // Low enough for the few built-in wallets.
  it.each(sample([300, 360], 1))(
    'scrolls its lists with the wheel on a screen %i px high',
    async (height) => {
      const { page, modal, outer } = await openOuter(kind)
      await page.setViewportSize({ width: 800, height })
      await outer.locator('[data-part="connect-button"]').click()
      await modal.frame.locator('[data-part="all-wallets"]').click()
      await modal.expectView('AllWallets')
      const last = modal.frame.locator('[data-part="wallet-row"]').last()
      const below = () => last.evaluate((row) => row.getBoundingClientRect().bottom > innerHeight)
      await expect.poll(below).toBe(true)
      await modal.frame.locator('[data-part="wallet-row"]').first().hover()
      await page.mouse.wheel(0, 2000)
      await expect.poll(below).toBe(false)
    },
  )

  it('keeps the page still behind the outer dialog after it closes', async () => {
    const { page, modal, outer } = await openOuter(kind)
    const look = () =>
      page.evaluate(() => {
        const { pointerEvents, overflow } = getComputedStyle(document.body)
        return [pointerEvents, overflow, getComputedStyle(document.documentElement).overflow]
      })
    const before = await look()
    await outer.locator('[data-part="connect-button"]').click()
    await modal.row(demoRdns).waitFor()
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(await look()).toEqual(before)
  })
})
