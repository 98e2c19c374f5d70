import { describe, expect, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { readCode } from '../browser/readCode'
import { serveChangedSite } from '../browser/serveChangedSite'
import { useFarcaster } from '../browser/useFarcaster'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()
const farcaster = useFarcaster()

/** Opens a site, and the view of the login with Farcaster. */
async function choose() {
  const site = await serveChangedSite({ frameUrl: farcaster().frame.url })
  const visit = await openEmbedded(browser(), site)
  const { demo, modal } = visit
  const press = async () => {
    await modal.frame.getByRole('button', { name: /\bFarcaster$/ }).click()
    return modal.expectView('ConnectingFarcaster')
  }
  await demo.entry.click()
  await modal.expectView('Connect')
  const view = await press()
  return { ...visit, view, press, code: view.locator('[data-part="qr-code"]') }
}

describe('a visitor with a Farcaster account', () => {
  it('[FRM-7] scans the code with the phone, approves, signs, and has the same wallet the next time', async () => {
    const { app, fid } = await farcaster().createPhone()
    const accounts: string[] = []
    for (const turn of ['first', 'next']) {
      const { page, modal, code, approve, expectAccount } = await choose()
      await code.waitFor()
      await app.approve(await readCode(code), { fid, username: 'ada' })
      accounts.push(await expectAccount())
      await modal.expectClosed()
      if (turn === 'next') continue
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await approve()
      await page.getByText('Verified: signed by your account.').waitFor()
    }
    expect(accounts[0]).toBe(accounts[1])
  })

  it('[FRM-7] goes back, and the code of before signs nobody in', async () => {
    const { app, fid } = await farcaster().createPhone()
    const { demo, modal, code, press, expectAccount } = await choose()
    await code.waitFor()
    const first = await readCode(code)
    await modal.button('Cancel').click()
    await modal.expectView('Connect')
    const view = await press()
    const second = view.locator('[data-part="qr-code"]')
    await expect.poll(() => readCode(second).catch(() => first)).not.toBe(first)
    await app.approve(first, { fid })
    const other = await farcaster().createPhone()
    await other.app.approve(await readCode(second), { fid: other.fid, username: 'grace' })
    await expectAccount()
    expect(await demo.status()).toMatch(/^connected/)
    await modal.expectClosed()
  })

  it('[FRM-7] reads why an approval for somebody else’s account fails, and tries again', async () => {
    const [own, victim] = [await farcaster().createPhone(), await farcaster().createPhone()]
    const { modal, view, code, expectAccount } = await choose()
    await code.waitFor()
    await own.app.approve(await readCode(code), { fid: victim.fid })
    await view.getByText('This sign-in has ended. Start again.').waitFor()
    await modal.button('Try again').click()
    await code.waitFor()
    await own.app.approve(await readCode(code), { fid: own.fid })
    await expectAccount()
  })
})
