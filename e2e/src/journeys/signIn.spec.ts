import { testAccounts } from '@latchkey/testing'
import { hexToString, isHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { askToSignIn, expectSignIn } from '../browser/askToSignIn'
import { demoOf } from '../browser/demoOf'
import { modalOf } from '../browser/modalOf'
import { openVisit, type Visit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const signedIn = ({ address }: { readonly address: string }) => `signed-in ${address}`
const connectedTo = ({ address }: { readonly address: string }, network = 'eip155:31337') =>
  `connected ${address} ${network}`
const sign = { method: 'personal_sign' }

/** What the wallet was asked to sign since the page loaded. */
async function signedTexts({ wallet }: Visit): Promise<readonly string[]> {
  const asked = (await wallet.log()).filter(({ method }) => method === 'personal_sign')
  return asked.map(({ params }) => {
    const [text] = params as readonly unknown[]
    return isHex(text) ? hexToString(text) : String(text)
  })
}

async function openTab({ context, url }: Visit) {
  const page = await context.newPage()
  await page.goto(url)
  return { page, demo: demoOf(page), modal: modalOf(page) }
}

const finish = ({ page }: Pick<Visit, 'page'>) =>
  page.locator('.stage-buttons').getByText('Finish signing in')

describe('a site with sign-in', () => {
  it('[SIW-1] [SIW-2] [SIW-9] asks once: not again after a reload, on another network or in another tab', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { page, demo, modal, wallet } = visit
    const view = await askToSignIn(visit)
    await view.getByText('View message').click()
    const shown = await view.locator('[data-part="message"]').innerText()
    expect(shown).toContain(`${new URL(visit.url).host} wants you to sign in with your Ethereum account:`)
    expect(shown).toContain(alice.address)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    // The signed text is exactly what was shown.
    expect(await signedTexts(visit)).toEqual([shown])

    await page.reload()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await page.getByRole('button', { name: 'Second chain', exact: true }).click()
    await expect.poll(demo.status).toBe(connectedTo(alice, 'eip155:31338'))
    const tab = await openTab(visit)
    await expect.poll(tab.demo.signIn).toBe(signedIn(alice))
    expect(await demo.signIn()).toBe(signedIn(alice))
    expect(await modal.host.count()).toBe(0)
    expect(await signedTexts(visit)).toEqual([])
    expect((await wallet.in(tab.page).log()).filter(({ prompted }) => prompted)).toEqual([])

    // Signing out counts everywhere, and there is a way back.
    await tab.page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(tab.demo.signIn).not.toContain('signed-in')
    await expect.poll(demo.signIn).not.toContain('signed-in')
    await page.bringToFront()
    if ((await modal.host.count()) === 0) await demo.entry.click()
    await expectSignIn(visit)
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await expect.poll(tab.demo.signIn).toBe(signedIn(alice))
  })

  it('[SIW-3] [SIW-7] can be declined and retried; if required, only signing or cancelling leads out', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { page, demo, modal, wallet } = visit
    const view = await askToSignIn(visit)
    await wallet.reject({ ...sign, once: true })
    await modal.button('Sign').click()
    await view.getByText('Signature declined').first().waitFor()
    expect(await demo.signIn()).not.toContain('signed-in')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await modal.button('Close').click()
    await modal.expectView('SIWXSignMessage')
    expect(await demo.status()).toBe(connectedTo(alice))
    await modal.button('Sign again').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    const texts = await signedTexts(visit)
    expect(texts).toHaveLength(2)
  })

  it('[SIW-4] [SIW-7] disconnects and shows the wallets on cancel if required; after a reload nobody is connected', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { page, demo, modal, wallet } = visit
    await askToSignIn(visit)
    await modal.button('Cancel').click()
    await modal.expectView('Connect')
    await expect.poll(demo.status).toBe('disconnected')
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await page.reload()
    await demo.entry.waitFor()
    expect(await demo.status()).toBe('disconnected')
    expect(await modal.host.count()).toBe(0)

    // Cancelled while the wallet is still asked: its late approval changes nothing.
    await askToSignIn(visit)
    await wallet.hang(sign)
    await modal.button('Sign').click()
    await modal.button('Signing...').waitFor()
    await modal.button('Cancel').click()
    await expect.poll(demo.status).toBe('disconnected')
    expect(await wallet.release()).toBe(1)
    await settle(page)
    expect(await demo.status()).toBe('disconnected')
    expect(await demo.signIn()).not.toContain('signed-in')
  })

  it('[SIW-4] [SIW-7] can be left with Cancel, Escape or a reload if optional, and finished later from the page', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=optional' })
    const { page, demo, modal } = visit
    const leave = [
      () => modal.button('Cancel').click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    await askToSignIn(visit)
    for (const way of leave) {
      await way()
      await modal.expectClosed()
      await expect.poll(demo.signIn).toBe('signed-out')
      expect(await demo.status()).toBe(connectedTo(alice))
      await finish(visit).waitFor()
      await finish(visit).click()
      const account = await modal.expectView('Account')
      await account.getByRole('button', { name: 'Finish signing in' }).click()
      await expectSignIn(visit)
    }
    await page.reload()
    // It isn't shown again by itself: a visitor who declined doesn't want to see it on every page.
    await finish(visit).waitFor()
    expect(await modal.host.count()).toBe(0)
    await finish(visit).click()
    await modal.button('Finish signing in').click()
    await expectSignIn(visit)
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await expect.poll(() => finish(visit).count()).toBe(0)
    await page.reload()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
  })
})

describe('during a sign-in', () => {
  it('[SIW-9] switches to the new account’s message, and ignores an approval for the old one', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { demo, modal, wallet } = visit
    const view = await askToSignIn(visit)
    const owner = async () => (await view.locator('[data-part="message"]').textContent())?.split('\n')[1]
    expect(await owner()).toBe(alice.address)
    await wallet.hang({ ...sign, once: true })
    await modal.button('Sign').click()
    await modal.button('Signing...').waitFor()
    await wallet.switchAccount(1)
    await expectSignIn(visit)
    await expect.poll(owner).toBe(bob.address)
    expect(await wallet.release()).toBe(1)
    await modal.expectView('SIWXSignMessage')
    expect(await demo.signIn()).not.toContain('signed-in')
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(bob))
  })
})

describe('switching accounts in the wallet', () => {
  it('[SIW-9] resign: asks the other one, and keeps both sessions', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { demo, modal, wallet } = visit
    await askToSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await wallet.switchAccount(1)
    await expectSignIn(visit)
    expect(await demo.status()).toBe(connectedTo(bob))
    expect(await demo.signIn()).not.toContain('signed-in')
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(bob))
    await wallet.switchAccount(0)
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    expect(await modal.host.count()).toBe(0)
    const texts = await signedTexts(visit)
    expect(texts.map((text) => text.split('\n')[1])).toEqual([alice.address, bob.address])
  })
})

describe('a session', () => {
  it('[SIW-6] ends when it expires: it no longer counts, and the visitor is asked again', async () => {
    const visit = await openVisit(await browser(), {
      query: 'siwx=required',
      prepare: (context) => context.clock.install({ time: Date.now() }),
    })
    const { page, demo, modal } = visit
    await askToSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await page.clock.fastForward(8 * 86_400_000)
    await expect.poll(demo.signIn).not.toContain('signed-in')
    await page.reload()
    await expectSignIn(visit)
    expect(await demo.signIn()).not.toContain('signed-in')
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
  })
})
