import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { mailboxOf } from './mailboxOf'
import type { Visit } from './openVisit'

type Mailbox = ReturnType<typeof mailboxOf>

/** What a visitor does with the embedded wallet. */
export function embeddedOf({ page, modal, demo }: Pick<Visit, 'page' | 'modal' | 'demo'>) {
  const frame = frameOf(page)
  const handle = {
    frame,
    /** Opens the modal and submits an e-mail address with Enter. */
    async submitEmail(address: string): Promise<void> {
      await demo.entry.click()
      const view = await modal.expectView('Connect')
      const field = view.locator('input[type="email"]')
      await field.fill(address)
      await field.press('Enter')
    },
    /** Types the newest code. The sixth digit submits it. */
    async typeCode(code: string): Promise<void> {
      const view = await modal.expectView('EmailVerifyOtp')
      await view.locator('input[autocomplete="one-time-code"]').first().fill(code)
    },
    /** Signs in by e-mail in a browser that knows nobody, and returns the account. */
    async signIn(address: string, mailbox: Mailbox): Promise<string> {
      const before = await mailbox.count()
      await handle.submitEmail(address)
      await handle.typeCode(await mailbox.code(before))
      return handle.expectAccount()
    },
    /** Signs in by e-mail on a device that is known, as soon as another mail may be sent. */
    async signInAgain(address: string, mailbox: Mailbox): Promise<string> {
      const before = await mailbox.count()
      await handle.submitEmail(address)
      const next = modal.viewOf('EmailVerifyOtp')
      const field = modal.viewOf('Connect').locator('input[type="email"]')
      const again = async () => {
        if (await next.isVisible()) return true
        // A key must not press anything in the next view. If the field is gone, the next look tells why.
        await field.press('Enter', { timeout: 1_000 }).catch(() => undefined)
        return false
      }
      await expect.poll(again, { timeout: 60_000, interval: 3_000 }).toBe(true)
      await handle.typeCode(await mailbox.code(before))
      return handle.expectAccount()
    },
    /** Goes from the open account to its settings, which are behind the list where there are several accounts. */
    async enterAccountSettings(): Promise<Locator> {
      await modal.expectView('Account')
      await modal.frame.locator('[data-part="accounts"]').click()
      const list = modal.viewOf('Profile')
      await list.or(modal.viewOf('AccountSettings')).waitFor()
      if (await list.isVisible()) await list.locator('[data-part="account-settings"]').click()
      return modal.expectView('AccountSettings')
    },
    /** Opens the wallet's settings, which the frame draws. */
    async openSettings(): Promise<void> {
      await demo.entry.click()
      await handle.enterAccountSettings()
      await modal.button(/Wallet settings/).click()
    },
    /** Waits until an account is connected, and returns its address. */
    async expectAccount(): Promise<string> {
      await expect.poll(() => demo.status(), { timeout: 60_000 }).toMatch(/^connected 0x/)
      return (await demo.hooks()).useAccount.address ?? ''
    },
    /** Approves what the frame shows, once its button works. */
    approve: () =>
      pressOnceRead(
        frame.locator('[data-part="approval"]'),
        frame.getByRole('button', { name: 'Approve', exact: true }),
      ),
    /** Confirms a step of the settings, once its button works. */
    confirm: () =>
      pressOnceRead(frame.locator('[data-part="confirm"]'), frame.locator('[data-part="confirm-yes"]')),
    async reject(): Promise<void> {
      await frame.getByRole('button', { name: 'Reject', exact: true }).click()
    },
  }
  return handle
}

/** Presses the button of a panel. What is longer than the panel has to be read to its end first, and it may grow. */
async function pressOnceRead(panel: Locator, button: Locator): Promise<void> {
  const isRead = async () => {
    await panel.evaluate((root) => {
      for (const part of root.querySelectorAll('*')) part.scrollTo(0, part.scrollHeight)
    })
    return button.isEnabled()
  }
  await expect.poll(isRead, { timeout: 60_000 }).toBe(true)
  await button.click()
}

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[name="w3m-secure-iframe"]')
}
