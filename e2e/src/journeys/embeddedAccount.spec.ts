import { localNetworkIds } from '@latchkey/testing'
import { describe, expect, inject, it } from 'vitest'
import { mailboxOf } from '../browser/mailboxOf'
import { openEmbedded } from '../browser/openEmbedded'
import { sendOf } from '../browser/sendOf'
import { setBalance } from '../browser/setBalance'
import { usePartitions } from '../browser/usePartitions'
import { purses } from './familyPurses'

const browser = usePartitions()
const patience = { timeout: 30_000 }

describe('an account of the embedded wallet', () => {
  it('[SND-1] sends from the modal, once the frame has approved', async () => {
    const visit = await openEmbedded(browser())
    const account = await visit.signIn(visit.address, visit.mailbox)
    await setBalance(account, '2')
    const form = sendOf(visit)
    const to = purses.eip155.newAddress()
    await form.open()
    await form.fill({ to, symbol: 'ETH', amount: '0.5' })
    await form.preview()
    await visit.modal.frame.locator('[data-part="send"]:enabled').click()
    await visit.approve()
    await form.expectSent()
    await expect.poll(() => purses.eip155.coin.of(to), patience).toBe(500_000_000_000_000_000n)
  })

  it('[FRM-15] signs and sends on Solana too', async () => {
    const visit = await openEmbedded(browser(), 0, {
      query: `networks=${localNetworkIds.solana}`,
    })
    await visit.submitEmail(visit.address)
    await visit.typeCode(await visit.mailbox.code())
    await expect.poll(() => visit.demo.status(), patience).toMatch(/^connected \w{32,44} solana:/)
    const { address } = (await visit.demo.hooks()).useAccount
    await visit.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await visit.approve()
    await visit.page.getByText('Verified: signed by your account.').waitFor()

    await purses.solana.coin.give(address ?? '', 2_000_000_000n)
    await visit.page.getByRole('button', { name: /^Send 0\.\d+/ }).click()
    await visit.approve()
    await visit.page.locator('[data-result="send"] .good').waitFor()
  })

  it('[FRM-5] changes the e-mail address with a code from both, and signs in with the new one', async () => {
    const visit = await openEmbedded(browser())
    const { modal, demo, page, address, mailbox } = visit
    const account = await visit.signIn(address, mailbox)
    const newAddress = `new-${address}`
    const other = mailboxOf(inject('stack').embedded.frameUrl, newAddress)

    await demo.entry.click()
    await visit.enterAccountSettings()
    await modal.frame.locator('[data-part="settings-email"]').click()
    const field = (await modal.expectView('UpdateEmailWallet')).locator('input[type="email"]')
    await field.fill(newAddress)
    const before = await mailbox.count()
    await field.press('Enter')
    const primary = await modal.expectView('UpdateEmailPrimaryOtp')
    await primary.locator('input[autocomplete="one-time-code"]').fill(await mailbox.code(before))
    const secondary = await modal.expectView('UpdateEmailSecondaryOtp')
    await secondary.locator('input[autocomplete="one-time-code"]').fill(await other.code())
    await modal.frame.getByText(newAddress).first().waitFor()

    await modal.frame.locator('[data-part="sign-out"]').click()
    await expect.poll(() => demo.status()).toBe('disconnected')
    await modal.expectClosed()
    await page.reload()
    expect(await visit.signInAgain(newAddress, other)).toBe(account)
  })
})
