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
  await page.goto(`${sites.frame}/device?t=${sites.mailbox.tokenFor(email)}`)
  const button = page.getByRole('button')
  await button.click()
  // The frame hears of it before this page is answered, which comes after the mail with the code. On a busy machine, a
  // page that is closed meanwhile may never report that it is.
  await button.waitFor({ state: 'detached' })
  expect(await waiting).toMatchObject({ type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  await page.close()
}
