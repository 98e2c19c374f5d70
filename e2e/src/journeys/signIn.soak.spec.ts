import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { askToSignIn, expectSignIn } from '../browser/askToSignIn'
import { demoOf } from '../browser/demoOf'
import { modalOf } from '../browser/modalOf'
import { openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const signedIn = ({ address }: { readonly address: string }) => `signed-in ${address}`
const connectedTo = ({ address }: { readonly address: string }) => `connected ${address} eip155:31337`
const sign = { method: 'personal_sign' }

describe('a site with sign-in', () => {
  it('[SIW-7] asks again after a reload while it was open, even while the wallet was asked', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { page, demo, modal, wallet } = visit
    await askToSignIn(visit)
    await page.reload()
    await expectSignIn(visit)
    expect(await demo.status()).toBe(connectedTo(alice))
    await wallet.hang({ ...sign, once: true })
    await modal.button('Sign').click()
    await modal.button('Signing...').waitFor()
    await page.reload()
    await expectSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
  })
})

describe('during a sign-in', () => {
  it('[SIW-7] asks nothing more once signed in another tab; nobody is connected once the wallet locks', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required' })
    const { page, demo, modal, wallet } = visit
    await askToSignIn(visit)
    const other = await visit.context.newPage()
    await other.goto(visit.url)
    const tab = { page: other, demo: demoOf(other), modal: modalOf(other) }
    await expectSignIn(tab)
    await tab.modal.button('Sign').click()
    await expect.poll(tab.demo.signIn).toBe(signedIn(alice))
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await modal.expectClosed()
    await tab.page.close()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(demo.signIn).not.toContain('signed-in')
    if ((await modal.host.count()) === 0) await demo.entry.click()
    await expectSignIn(visit)
    await wallet.lock()
    await expect.poll(demo.status).toBe('disconnected')
    await expect.poll(() => modal.viewOf('SIWXSignMessage').count()).toBe(0)
  })
})

describe('switching accounts in the wallet', () => {
  it('[SIW-9] signout: signs out without asking, and the earlier account must sign again', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=optional&onAccountChange=signout' })
    const { demo, modal, wallet } = visit
    await askToSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await wallet.switchAccount(1)
    await expect.poll(demo.status).toBe(connectedTo(bob))
    await expect.poll(demo.signIn).toBe('signed-out')
    await wallet.switchAccount(0)
    await expect.poll(demo.status).toBe(connectedTo(alice))
    await expect.poll(demo.signIn).toBe('signed-out')
    expect(await modal.host.count()).toBe(0)
    const asked = (await wallet.log()).filter(({ method }) => method === 'personal_sign')
    expect(asked).toHaveLength(1)
  })

  it('[SIW-9] keep: stays signed in, and names both addresses', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required&onAccountChange=keep' })
    const { page, demo, modal, wallet } = visit
    await askToSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await wallet.switchAccount(1)
    await expect.poll(demo.status).toBe(connectedTo(bob))
    await expect.poll(async () => (await demo.hooks()).useSignIn?.isOtherAddress).toBe(true)
    expect(await demo.signIn()).toBe(signedIn(alice))
    expect(await modal.host.count()).toBe(0)
    await page.reload()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    await demo.entry.click()
    const row = (await modal.expectView('Account')).locator('[data-part="sign-in-row"][data-state="other"]')
    expect(await row.innerText()).toContain(alice.address.slice(-4))
    await row.getByRole('button', { name: /^Sign in as/ }).click()
    await expectSignIn(visit)
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(signedIn(bob))
  })
})

describe('a session', () => {
  it('[SIW-6] doesn’t count after tampering in the storage', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=optional' })
    const { page, demo, modal } = visit
    await askToSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(signedIn(alice))
    const lies = await page.evaluate((key) => {
      const kept: string = localStorage.getItem(key) ?? ''
      const [session] = JSON.parse(kept)
      const other = `${session.signature.slice(0, -4)}${session.signature.endsWith('1b') ? '001c' : '001b'}`
      return [
        kept.replaceAll(session.signature, other),
        kept.replaceAll(session.data.nonce, 'aaaaaaaaaaaa'),
        '[{"data":{}}]',
        'not JSON',
      ]
    }, '@latchkey/siwx')
    for (const lie of lies) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        '@latchkey/siwx',
        lie,
      ] as const)
      await page.reload()
      await expect.poll(demo.status).toBe(connectedTo(alice))
      await expect.poll(demo.signIn).toBe('signed-out')
    }
  })
})
