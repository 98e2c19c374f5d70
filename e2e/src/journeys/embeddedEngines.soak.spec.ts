import { describe, expect, inject, it } from 'vitest'
import { mailboxOf } from '../browser/mailboxOf'
import { openIn } from '../engines/openIn'
import { availableEngines, useEngine } from '../engines/useEngine'

describe.each(availableEngines())('in %s', { timeout: 120_000 }, (name) => {
  const engine = useEngine(name)

  it('[FRM-3] [FRM-12] [FRM-17] signs in with a code, and approves in a window of the frame', async () => {
    const { frameUrl, sites } = inject('stack').embedded
    const address = `visitor-${crypto.randomUUID()}@example.com`
    const { page, demo, modal, context } = await openIn(engine(), {
      wallets: [],
      url: `${sites[0]}/`,
      // Only Chromium can tell what covers a frame.
      prepare: (opened) =>
        opened.addInitScript({ content: 'delete IntersectionObserverEntry.prototype.isVisible' }),
    })
    await demo.entry.click()
    const field = (await modal.expectView('Connect')).locator('input[type="email"]')
    await field.fill(address)
    await field.press('Enter')
    const view = await modal.expectView('EmailVerifyOtp')
    const code = await mailboxOf(frameUrl, address).code()
    await view.locator('input[autocomplete="one-time-code"]').first().fill(code)
    await expect.poll(() => demo.status(), { timeout: 60_000 }).toMatch(/^connected 0x/)
    await modal.expectClosed()

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const opening = context.openedPage()
    const find = () => page.frame('w3m-secure-iframe')
    await expect.poll(() => find() !== null).toBe(true)
    await find()?.getByRole('button', { name: 'Open wallet window' }).click()
    const window = await opening
    const origin = await page.evaluate(() => location.origin)
    await window.getByText(origin).first().waitFor()
    await window.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByText('Verified: signed by your account.').waitFor()
  })
})
