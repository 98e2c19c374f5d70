import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { demoOf } from '../browser/demoOf'
import { embeddedOf } from '../browser/embeddedOf'
import { mailboxOf } from '../browser/mailboxOf'
import { modalOf } from '../browser/modalOf'
import { openEmbedded } from '../browser/openEmbedded'
import type { Visit } from '../browser/openVisit'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

/** Presses a button in the settings of the wallet that opens a window. */
async function openFromSettings(
  { page, modal, demo }: Pick<Visit, 'page' | 'modal' | 'demo'>,
  button: string,
): Promise<Page> {
  const { frame, openSettings } = embeddedOf({ page, modal, demo })
  await openSettings()
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('button', { name: button }).click(),
  ])
  return popup
}

it('[FRM-5] [FRM-17] moves a wallet from one operator to another, with the same address', async () => {
  const { other } = inject('stack').embedded
  const first = await openEmbedded(browser())
  const account = await first.signIn(first.address, first.mailbox)
  const offer = await openFromSettings(first, 'Move to another provider')
  await part(offer, 'move-start').waitFor()

  const page = await first.context.newPage()
  await page.goto(other.site)
  const second = { page, modal: modalOf(page), demo: demoOf(page) }
  const { signIn, expectAccount, approve } = embeddedOf(second)
  const empty = await signIn(first.address, mailboxOf(other.frameUrl, first.address))
  expect(empty).not.toBe(account)
  const receiving = await openFromSettings(second, 'Bring a wallet from another provider')
  // The wallet that came with the account makes room only if its owner says so.
  await part(receiving, 'make-room').click()
  await part(receiving, 'delete-wallet').click()
  await receiving.getByLabel('Address of your old provider').fill(inject('stack').embedded.frameUrl)
  const [sending] = await Promise.all([
    first.context.waitForEvent('page'),
    part(receiving, 'open-provider').click(),
  ])
  expect(await part(sending, 'origin').innerText()).toBe(other.frameUrl)
  await part(sending, 'continue').click()
  const digits = await part(sending, 'digits').innerText()
  expect(await part(receiving, 'digits').innerText()).toBe(digits)
  await part(receiving, 'match').click()
  await part(sending, 'match').click()
  await part(receiving, 'keep').click()
  expect(await part(receiving, 'evm-account').innerText()).toBe(account)
  await part(receiving, 'move-done').waitFor()
  await part(sending, 'move-done').waitFor()

  await page.reload()
  await expect.poll(() => second.demo.status(), { timeout: 60_000 }).toContain(account)
  expect(await expectAccount()).toBe(account)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await approve()
  await page.getByText('Verified: signed by your account.').waitFor()
})
