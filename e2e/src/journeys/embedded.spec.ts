import { describe, expect, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import type { VisitOptions } from '../browser/openVisit'
import { setBalance } from '../browser/setBalance'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

const openSite = (site: 0 | 1 = 0, options: VisitOptions = {}) => openEmbedded(browser(), site, options)

describe('a visitor without a wallet', () => {
  it('[FRM-3] [FRM-12] signs in with a code, signs a message and sends a transaction', async () => {
    const { page, demo, signIn, approve, frame, address, mailbox } = await openSite()
    const account = await signIn(address, mailbox)

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    // The frame names the page that asks, as the browser reports it.
    await frame.getByText(new URL(page.url()).origin).waitFor()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()

    await setBalance(account, '1')
    await page.getByRole('button', { name: /^Send 0\.001/ }).click()
    await approve()
    await page.locator('[data-result="send"] .good').waitFor()
    expect(await demo.status()).toContain(account)
  })

  it('[FRM-3] has the same account on another site, once the device is confirmed', async () => {
    const first = await openSite()
    const account = await first.signIn(first.address, first.mailbox)

    const { frame, page, modal, context, submitEmail, typeCode, expectAccount, approve } = await openSite(1)
    const { address, mailbox } = first
    const before = await mailbox.count()
    await submitEmail(address)
    await modal.expectView('EmailVerifyDevice')
    const letter = await context.newPage()
    await letter.goto(await mailbox.deviceLink(before))
    expect(await letter.getByRole('button').count()).toBe(1)
    await letter.getByRole('button').click()
    await typeCode(await mailbox.code(before + 1))
    expect(await expectAccount()).toBe(account)

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await frame.getByText(new URL(page.url()).origin).waitFor()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()
  })

  it('[FRM-16] stays signed in after a reload, and signs out', async () => {
    const { page, demo, modal, signIn, expectAccount, approve, address, mailbox, ...visit } = await openSite()
    const account = await signIn(address, mailbox)
    await page.reload()
    expect(await expectAccount()).toBe(account)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()

    await demo.entry.click()
    await modal.expectView('Account')
    await modal.button('Disconnect').click()
    await expect.poll(() => demo.status()).toBe('disconnected')
    await page.reload()
    await demo.entry.waitFor()
    expect(await demo.status()).toBe('disconnected')
    // This device is known, so a code is enough.
    expect(await visit.signInAgain(address, mailbox)).toBe(account)
  })

  it('[FRM-12] rejects a request, and the page learns it', async () => {
    const { page, modal, signIn, reject, address, mailbox } = await openSite()
    await signIn(address, mailbox)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await reject()
    await page.getByText(/declined|rejected/i).waitFor()
    await modal.expectClosed()
  })

  it('[FRM-3] [FRM-4] says how many tries are left, and when another mail may be sent', async () => {
    const { modal, submitEmail, typeCode, expectAccount, address, mailbox } = await openSite(0, {
      // The browser itself reports the answer to a wrong code.
      tolerated: [/401 \(Unauthorized\)/],
    })
    await submitEmail(address)
    const code = await mailbox.code()
    const wrong = code === '000000' ? '000001' : '000000'
    await typeCode(wrong)
    await modal.frame.getByText(/4/).first().waitFor()
    await typeCode(code)
    await expectAccount()
  })

  it('[SIW-1] signs in to a site that requires it', async () => {
    const { modal, demo, signIn, approve, address, mailbox } = await openSite(0, { query: 'siwx=required' })
    await signIn(address, mailbox)
    await modal.expectView('SIWXSignMessage')
    await modal.button('Sign').click()
    await approve()
    await expect.poll(() => demo.signIn()).toMatch(/^signed-in/)
  })
})
