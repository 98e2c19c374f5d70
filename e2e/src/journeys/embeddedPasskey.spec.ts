import type { Frame } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addAuthenticator } from '../browser/addAuthenticator'
import { frameIn } from '../browser/frameIn'
import { openEmbedded } from '../browser/openEmbedded'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

/** Forgets everything that the frame stored on this site, as a visitor who clears the browser's data. */
async function wipe(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  // The page holds its database open: deleting ends with the document.
  await frame.goto(frame.url())
  expect(await frame.evaluate(async () => (await indexedDB.databases()).length)).toBeLessThanOrEqual(1)
}

describe('a visitor with a passkey', () => {
  it('[FRM-17] comes back with one touch after the storage is gone', async () => {
    const {
      page,
      context,
      modal,
      demo,
      frame,
      signIn,
      approve,
      expectAccount,
      openSettings,
      address,
      mailbox,
    } = await openEmbedded(browser())
    const account = await signIn(address, mailbox)
    const inner = await frameIn(page)
    await addAuthenticator(context, inner)

    await openSettings()
    await frame.getByRole('button', { name: 'Add a passkey' }).click()
    await frame.locator('[data-part="confirm-yes"]').click()
    await frame.getByText('Passkey added').waitFor()
    await frame.getByRole('button', { name: 'Close' }).click()

    await modal.expectView('AccountSettings')
    await modal.button(/Sign out|Disconnect/).click()
    await expect.poll(() => demo.status()).toBe('disconnected')
    await wipe(inner)

    await demo.entry.click()
    await modal.expectView('Connect')
    await modal.button('Continue with passkey').click()
    await frame.getByRole('button', { name: 'Continue with passkey' }).click()
    expect(await expectAccount()).toBe(account)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()
  })
})
