import type { Locator } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { findCutText } from '../browser/findCutText'
import { openEmbedded } from '../browser/openEmbedded'
import type { VisitOptions } from '../browser/openVisit'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()
const patience = { timeout: 30_000 }

/** Opens a site with one family, as a visitor who signs in and opens the settings of their account. */
async function openSettings(options: VisitOptions = {}) {
  const [chain] = inject('stack').chains
  const query = [`networks=eip155:${chain?.chainId}`, options.query ?? ''].filter(Boolean).join('&')
  const visit = await openEmbedded(browser(), 0, { ...options, query })
  const { demo, modal } = visit
  const account = await visit.signIn(visit.address, visit.mailbox)
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  const handle = {
    ...visit,
    account,
    part,
    /** Waits until the page knows that an account of this type is in use. */
    async expectType(type: 'smartAccount' | 'eoa'): Promise<void> {
      await expect.poll(async () => (await demo.hooks()).useAccount.type, patience).toBe(type)
      const { address, allAccounts } = (await demo.hooks()).useAccount
      expect({ address, allAccounts }).toEqual({ address: account, allAccounts: [account, account] })
    },
    async open(): Promise<void> {
      await demo.entry.click()
      await visit.enterAccountSettings()
    },
    /** The rows of the list of accounts, as a visitor reads them. */
    async rows(): Promise<readonly string[]> {
      const view = await modal.expectView('Profile')
      const rows = view.locator('[data-part="account-row"]')
      await expect.poll(() => rows.count()).toBe(2)
      return rows.allInnerTexts()
    },
    row: (kind: string): Locator => part('account-row').filter({ hasText: kind }),
  }
  await modal.expectClosed()
  await handle.open()
  return handle
}

describe('a visitor whose address is two accounts', () => {
  it('[CON-15] [FRM-13] starts with the smart account, and goes back and forth in the settings', async () => {
    const visit = await openSettings()
    const { modal, page, part } = visit
    await visit.expectType('smartAccount')
    await part('settings-type').click()
    await visit.expectType('eoa')

    await page.reload()
    expect(await visit.expectAccount()).toBe(visit.account)
    await visit.expectType('eoa')

    await visit.open()
    // Nothing was sent yet, so the view explains what the smart account is.
    await part('settings-type').click()
    await modal.expectView('UpgradeToSmartAccount')
    await part('use-smart-account').click()
    await modal.expectView('AccountSettings')
    await visit.expectType('smartAccount')
    await page.reload()
    await visit.expectType('smartAccount')
  })

  it('[FRM-13] [FRM-18] tells them apart in the list of accounts, and picks one for good', async () => {
    const visit = await openSettings()
    const { modal, page } = visit
    await modal.button('Back').click()
    const [first, second] = await visit.rows()
    expect(first).toContain('Smart account')
    expect(second).toContain('Standard account')
    await visit.row('Standard account').click()
    // The address alone wouldn't tell which one.
    await modal.frame.getByText(/^Now using 0x.* · Standard account$/).waitFor()
    await visit.expectType('eoa')

    await page.reload()
    await visit.expectType('eoa')
    await visit.open()
    await modal.button('Back').click()
    await visit.rows()
    expect(await visit.row('Standard account').getAttribute('aria-current')).toBe('true')
    await visit.row('Smart account').press('Enter')
    await visit.expectType('smartAccount')
  })

  it.each(['ar', 'de'])('[FRM-13] reads everything to the end on a narrow phone in %s', async (locale) => {
    const viewport = { width: 320, height: 640 }
    const visit = await openSettings({ query: `locale=${locale}`, context: { viewport } })
    const { modal, part } = visit
    // An e-mail address may be cut.
    const cut = async () => (await findCutText(modal.frame)).filter((text) => !text.includes('@'))
    expect(await cut()).toEqual([])
    await modal.frame.locator('[data-part="header"] button').first().click()
    await visit.rows()
    expect((await cut()).filter((text) => !text.includes('Latchkey'))).toEqual([])
    await part('account-row').nth(1).click()
    await visit.expectType('eoa')
    await part('account-settings').click()
    await part('settings-type').click()
    await modal.expectView('UpgradeToSmartAccount')
    expect(await cut()).toEqual([])
  })
})
