import { describe, expect, inject, it } from 'vitest'
import { mailboxOf } from '../browser/mailboxOf'
import { openEmbedded } from '../browser/openEmbedded'
import { serveChangedSite } from '../browser/serveChangedSite'
import { useOwnFrame } from '../browser/useOwnFrame'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()
const own = useOwnFrame()

/** Opens a site with a frame whose time the test sets, and reads its mails. */
async function openTimed() {
  const { url, now, skip } = own()
  const site = await serveChangedSite({ frameUrl: url })
  const visit = await openEmbedded(browser(), site, {
    query: `networks=eip155:${inject('stack').chains[0].chainId}`,
    prepare: (context) => context.clock.install({ time: now() }),
    // The browser itself reports the answers to wrong codes and to early mails.
    tolerated: [/status of (401|410|429)/],
  })
  return {
    ...visit,
    mailbox: mailboxOf(url, visit.address),
    resend: visit.modal.frame.locator('[data-part="resend"]'),
    /** Sets the clocks of the pages and of the server forward. */
    async wait(seconds: number) {
      skip(seconds * 1_000)
      await visit.context.clock.fastForward(seconds * 1_000)
    },
  }
}

describe('a visitor who asks for more than one code', () => {
  it('[FRM-4] sees how long to wait, and gets another one after that', async () => {
    const { page, modal, wait, resend, submitEmail, typeCode, expectAccount, ...visit } = await openTimed()
    const { address, mailbox } = visit
    await submitEmail(address)
    await modal.expectView('EmailVerifyOtp')
    const first = await mailbox.code()
    const left = async () => Number(/(\d+)\s?s/.exec(await resend.innerText())?.[1])
    const before = await left()
    expect(before).toBeGreaterThan(20)
    expect(before).toBeLessThanOrEqual(30)
    expect(await resend.isEnabled()).toBe(false)
    await wait(10)
    await expect.poll(left).toBeLessThanOrEqual(before - 10)

    // Another view doesn't get around it.
    await modal.frame.locator('[data-part="change-email"]').click()
    const field = (await modal.expectView('Connect')).locator('input[type="email"]')
    await field.fill(address)
    await field.press('Enter')
    await modal
      .viewOf('Connect')
      .getByText(/^Please try again after \d+ seconds$/)
      .waitFor()
    expect(await mailbox.count()).toBe(1)

    await wait(21)
    await field.press('Enter')
    await modal.expectView('EmailVerifyOtp')
    await wait(31)
    await expect.poll(() => resend.isEnabled()).toBe(true)
    await resend.click()
    const third = await mailbox.code(2)
    // The newest code only.
    if (first !== third) {
      await typeCode(first)
      await modal
        .viewOf('EmailVerifyOtp')
        .getByText(/isn’t right/)
        .waitFor()
    }
    await typeCode(third)
    await expectAccount()
    await page.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  })

  it('[FRM-4] gets five in an hour on a known device, and reads when the sixth is possible', async () => {
    const { demo, modal, wait, resend, submitEmail, typeCode, ...visit } = await openTimed()
    const { expectAccount, address, mailbox } = visit
    // The code of this mail is used, so it doesn't count.
    const account = await visit.signIn(address, mailbox)
    await demo.entry.click()
    await modal.expectView('Account')
    await modal.button('Disconnect').click()
    await expect.poll(() => demo.status()).toBe('disconnected')
    await modal.expectClosed()
    await submitEmail(address)
    await modal.expectView('EmailVerifyOtp')
    for (let count = 3; count <= 6; count++) {
      await wait(31)
      await expect.poll(() => resend.isEnabled()).toBe(true)
      await resend.click()
      await mailbox.code(count - 1)
      await expect.poll(() => resend.isEnabled()).toBe(false)
    }
    await wait(31)
    await resend.click()
    const view = modal.viewOf('EmailVerifyOtp')
    await view.getByText(/^Please try again after \d{4} seconds$/).waitFor()
    expect(await mailbox.count()).toBe(6)
    // The last one still works.
    await typeCode(await mailbox.code(5))
    expect(await expectAccount()).toBe(account)
  })

  it('[FRM-4] can’t guess: five wrong codes end the attempt, and a new code works', async () => {
    const { modal, wait, resend, submitEmail, typeCode, expectAccount, address, mailbox } = await openTimed()
    await submitEmail(address)
    const code = await mailbox.code()
    const view = modal.viewOf('EmailVerifyOtp')
    for (let left = 4; left >= 0; left--) {
      await typeCode(String((Number(code) + left + 1) % 1_000_000).padStart(6, '0'))
      await view.getByText(`Tries left: ${left}`).waitFor()
    }
    await typeCode(code)
    await view.getByText('This code is no longer valid. Send a new one.').waitFor()
    await wait(31)
    await expect.poll(() => resend.isEnabled()).toBe(true)
    await resend.click()
    await typeCode(await mailbox.code(1))
    await expectAccount()
  })
})
