import { expect } from 'vitest'
import type { Site } from './openSite'
import type { Sites } from './startSites'

/** Signs in as a visitor does, with what the mails say. Returns the steps it took. */
export async function signInByEmail(sites: Sites, site: Site, email: string): Promise<readonly unknown[]> {
  const { payload } = await site.ask('CONNECT_EMAIL', { email })
  const action = payload?.action
  expect(payload).not.toHaveProperty('code')
  if (action === 'VERIFY_DEVICE') await confirmDevice(sites, site, email)
  if (action !== 'CONNECT') {
    const otp = sites.mailbox.codeFor(email)
    expect(await site.ask('CONNECT_OTP', { otp })).toMatchObject({ type: '@w3m-frame/CONNECT_OTP_SUCCESS' })
  }
  return [action]
}

/** Presses the button behind the link in the mail. */
async function confirmDevice(sites: Sites, site: Site, email: string): Promise<void> {
  const waiting = site.ask('CONNECT_DEVICE')
  const page = await site.page.context().newPage()
  const count = sites.mailbox.mails.length
  await page.goto(`${sites.frame}/device?t=${sites.mailbox.tokenFor(email)}`)
  await page.getByRole('button').click()
  expect(await waiting).toMatchObject({ type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  await page.close()
  // The code comes after the button.
  await expect.poll(() => sites.mailbox.mails.slice(count).some(({ to }) => to === email)).toBe(true)
}
