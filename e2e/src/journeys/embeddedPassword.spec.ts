import { describe, expect, inject, it } from 'vitest'
import { mailboxOf } from '../browser/mailboxOf'
import { openEmbedded } from '../browser/openEmbedded'
import { serveChangedSite } from '../browser/serveChangedSite'
import { useOwnFrame } from '../browser/useOwnFrame'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()
const own = useOwnFrame({ FRAME_RECOVERY: 'user' })
const [first, second] = ['correct horse battery staple', 'purple monkey dishwasher lamp']
/** Argon2 takes seconds on a busy machine. */
const patience = { timeout: 60_000 }

/** Opens a site in a browser that knows nobody, and watches what leaves it. */
async function openBrowser(site: string) {
  const visit = await openEmbedded(browser(), site, {
    query: `networks=eip155:${inject('stack').chains[0].chainId}`,
    // The browser itself reports that the wallet changed in the other one. The frame then tries again.
    tolerated: [/status of 409/],
  })
  const { page, frame, context } = visit
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const type = (label: string, text: string) => frame.getByLabel(label, { exact: true }).fill(text)
  return {
    ...visit,
    sent,
    async setPassword(password: string, action: string) {
      await type('New password', password)
      await type('Repeat the password', password)
      await frame.getByRole('button', { name: action }).click()
    },
    async tryPassword(password: string) {
      await type('Wallet password', password)
      await frame.getByRole('button', { name: 'Open wallet' }).click()
    },
    expectWrong: () => frame.getByText(/^That password isn’t right\. Tries left: \d$/).waitFor(patience),
    async sign() {
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await visit.approve()
      await page.getByText('Verified: signed by your account.').waitFor()
    },
  }
}

describe('a visitor with a password', () => {
  it('[FRM-5] [FRM-17] creates a wallet that only the password opens in another browser, until it changes', async () => {
    const { url, skip } = own()
    const site = await serveChangedSite({ frameUrl: url })
    const here = await openBrowser(site)
    const { address } = here
    const mailbox = mailboxOf(url, address)
    await here.submitEmail(address)
    await here.typeCode(await mailbox.code())
    await here.frame.getByRole('button', { name: 'Use a password instead' }).click()
    await here.setPassword(first, 'Create wallet with password')
    const account = await here.expectAccount()
    await here.sign()

    const there = await openBrowser(site)
    // The next mail may be sent after half a minute. A proof may be a minute off.
    skip(31_000)
    await there.submitEmail(address)
    await there.modal.expectView('EmailVerifyDevice')
    const letter = await there.context.newPage()
    await letter.goto(await mailbox.deviceLink(1))
    await letter.getByRole('button').click()
    await there.typeCode(await mailbox.code(2))
    await there.tryPassword(second)
    await there.expectWrong()
    expect(await there.demo.status()).not.toMatch(/^connected/)
    await there.tryPassword(first)
    expect(await there.expectAccount()).toBe(account)
    await there.sign()

    await here.openSettings()
    await here.frame.getByRole('button', { name: 'Change the password' }).click()
    await here.setPassword(second, 'Save password')
    await here.confirm()
    await here.frame.getByText('Password changed.').waitFor(patience)

    // The session is still valid, so no mail is needed.
    await there.page.reload()
    await there.submitEmail(address)
    await there.tryPassword(first)
    await there.expectWrong()
    await there.tryPassword(second)
    expect(await there.expectAccount()).toBe(account)
    await there.sign()

    const all = [...here.sent, ...there.sent]
    expect(all.some((text) => text.includes('/evaluate'))).toBe(true)
    expect(all.filter((text) => /horse|monkey/.test(text))).toEqual([])
  })
})
