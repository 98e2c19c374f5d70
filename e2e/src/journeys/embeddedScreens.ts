import { expect } from 'vitest'
import type { ViewVisit } from '../pages/viewStates'
import { keepOpenness } from './keepOpenness'
import type { Screen } from './layoutScreens'

const email = 'ada.lovelace@mail.example.com'

/** Starts a change of the address, unless one has started. Before that, no screen waits for a code. */
async function startChange(visit: ViewVisit): Promise<void> {
  const { page, modal } = visit
  const step = await page.evaluate(() => window.latchkey?.getState().embedded?.step)
  if (step === 'otp') return
  await keepOpenness(visit, async () => {
    await page.evaluate(() => window.latchkey?.open({ view: 'UpdateEmailWallet' }))
    const field = (await modal.expectView('UpdateEmailWallet')).locator('input[type="email"]')
    await field.fill(`new-${crypto.randomUUID()}@example.com`)
    await field.press('Enter')
    await modal.expectView('UpdateEmailPrimaryOtp')
  })
}

/** The screens that look different for a visitor who has signed in to the embedded wallet. */
export const embeddedScreens: readonly Screen[] = [
  { name: 'Account, embedded', request: { view: 'Account' }, ready: '[data-part="accounts"]' },
  { name: 'Profile, embedded', request: { view: 'Profile' }, ready: '[data-part="account-settings"]' },
  {
    name: 'AccountSettings',
    request: { view: 'AccountSettings' },
    ready: '[data-part="ways-back"]:is([data-state="single"], [data-state="several"])',
  },
  { name: 'ConnectSocials', request: { view: 'ConnectSocials' }, ready: '[data-part="social"]', count: 5 },
  {
    name: 'UpdateEmailWallet',
    request: { view: 'UpdateEmailWallet', data: { email } },
    ready: '[data-part="email"]',
  },
  {
    name: 'UpdateEmailPrimaryOtp',
    request: { view: 'UpdateEmailPrimaryOtp', data: { email } },
    prepare: startChange,
    ready: '[data-part="start-over"]:enabled',
  },
  {
    name: 'UpdateEmailSecondaryOtp',
    request: { view: 'UpdateEmailSecondaryOtp', data: { email } },
    prepare: startChange,
    ready: '[data-part="start-over"]:enabled',
  },
  {
    name: 'UpgradeEmailWallet',
    request: { view: 'UpgradeEmailWallet' },
    ready: '[data-part="open-settings"]',
  },
  {
    name: 'UpgradeToSmartAccount',
    request: { view: 'UpgradeToSmartAccount' },
    ready: '[data-part="use-smart-account"]',
  },
  {
    name: 'ApproveTransaction',
    request: { view: 'ApproveTransaction' },
    // Leaving the view rejects the request.
    async prepare({ page, modal }) {
      await page.evaluate(() => void window.latchkey?.signMessage('Hello').catch(() => undefined))
      await modal.expectView('ApproveTransaction')
    },
    ready: '[data-part="frame-area"][data-state="shown"]',
  },
  {
    name: 'EmailVerifyOtp',
    request: { view: 'EmailVerifyOtp', data: { email } },
    // The button counts down until another mail may be sent.
    async prepare(visit) {
      const { page } = visit
      await startChange(visit)
      const isCounting = () =>
        page.evaluate(() => (window.latchkey?.getState().embedded?.resendAt ?? 0) > Date.now())
      await expect.poll(isCounting, { timeout: 40_000 }).toBe(false)
    },
    ready: '[data-part="resend"]:enabled',
  },
]
