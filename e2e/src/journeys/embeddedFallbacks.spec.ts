import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { addAuthenticator } from '../browser/addAuthenticator'
import { frameIn } from '../browser/frameIn'
import { openEmbedded } from '../browser/openEmbedded'
import { serveChangedSite } from '../browser/serveChangedSite'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

/** Runs a script in the frame's own documents, before theirs. */
const inFrame = (script: string) => ({
  content: `if (location.origin === ${JSON.stringify(inject('stack').embedded.frameUrl)}) { ${script} }`,
})

/** Signs in at the window of a test provider. */
async function signInAt(window: Page): Promise<void> {
  const person = `ada-${crypto.randomUUID().slice(0, 8)}`
  await window.getByLabel('Name').fill(person)
  await window.getByLabel('Email', { exact: true }).fill(`${person}@example.com`)
  await window.locator('[data-person="other"]').click()
}

describe('a visitor whose browser or site lacks something', () => {
  it('[FRM-6] opens the provider’s window with a button when the browser blocked it', async () => {
    const { page, context, modal, demo, expectAccount } = await openEmbedded(browser())
    await demo.entry.click()
    await modal.expectView('Connect')
    await page.evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
    await modal.frame.getByRole('button', { name: /\bGoogle$/ }).click()
    await modal.viewOf('ConnectingSocial').getByText('Your browser blocked the window').waitFor()
    const opening = context.waitForEvent('page')
    await modal.button('Open Google').click()
    await signInAt(await opening)
    await expectAccount()
    await modal.expectClosed()
  })

  it('[FRM-6] signs in with a provider on a site whose policy cuts the window off', async () => {
    const site = await serveChangedSite({ headers: { 'cross-origin-opener-policy': 'same-origin' } })
    const { context, page, modal, demo, expectAccount } = await openEmbedded(browser(), site)
    // Every page of this browser believes that it has the focus.
    await page.evaluate(() => {
      document.hasFocus = () => false
    })
    await demo.entry.click()
    await modal.expectView('Connect')
    const opening = context.waitForEvent('page')
    await modal.frame.getByRole('button', { name: /\bGoogle$/ }).click()
    const window = await opening
    await window.getByLabel('Name').waitFor()
    expect(await window.evaluate(() => opener)).toBe(null)
    await signInAt(window)
    // The window can't reach the site, so the visitor says there that the login is theirs.
    await window.waitForURL((url) => url.origin === inject('stack').embedded.frameUrl)
    await window.getByRole('button').click()
    await expectAccount()
    await modal.expectClosed()
  })

  it('[FRM-17] approves in a window of the frame when the browser can’t tell what covers it', async () => {
    const { page, context, frame, signIn, address, mailbox } = await openEmbedded(browser(), 0, {
      prepare: (context) =>
        context.addInitScript(inFrame('delete IntersectionObserverEntry.prototype.isVisible')),
    })
    await signIn(address, mailbox)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const opening = context.waitForEvent('page')
    await frame.getByRole('button', { name: 'Open wallet window' }).click()
    expect(await frame.locator('button:enabled', { hasText: /^Approve$/ }).count()).toBe(0)
    const window = await opening
    expect(new URL(window.url()).origin).toBe(inject('stack').embedded.frameUrl)
    await window.getByText(new URL(page.url()).origin).waitFor()
    await window.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByText('Verified: signed by your account.').waitFor()
    expect(window.isClosed()).toBe(true)
  })

  it('[FRM-17] is told that a passkey can’t open a wallet, and keeps the other ways back', async () => {
    const { page, context, modal, frame, signIn, approve, openSettings, address, mailbox } =
      await openEmbedded(browser())
    await signIn(address, mailbox)
    await addAuthenticator(context, await frameIn(page), { hasPrf: false })
    await openSettings()
    await frame.getByRole('button', { name: 'Add a passkey' }).click()
    await frame.locator('[data-part="confirm-yes"]').click()
    await frame.getByText('This passkey can’t open a wallet').waitFor()
    await frame.locator('[data-part="confirm-no"]').click()
    await frame.getByText('2 ways back: this device, automatic recovery').waitFor()
    await frame.getByRole('button', { name: 'Save a recovery file' }).waitFor()
    await frame.getByRole('button', { name: 'Close' }).click()
    await modal.button('Close').click()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()
  })
})
