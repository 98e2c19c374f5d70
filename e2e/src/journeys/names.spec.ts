import { storagePrefix } from '@latchkey/protocol'
import { createPhrase } from '@latchkey/testing/pairing'
import { parseEther } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { nameOf, newLabel } from '../browser/nameOf'
import { openEmbedded } from '../browser/openEmbedded'
import { clipboard } from '../browser/openPairing'
import { demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { pairWallet } from '../browser/pairWallet'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'
import { usePartitions } from '../browser/usePartitions'
import { createHolder } from './accountChain'
import { openSend } from './openSend'

const browser = useBrowser()
const partitioned = usePartitions()
const patience = { timeout: 30_000 }
/** What the gateway refuses is an error in the console too. */
const refused = [/status of 400 .*\/v1\/profile\/account/, /status of 503 .*\/history/]

/** Connects a new account, and goes to the field for a name. */
async function enter(options: VisitOptions = {}) {
  const holder = await createHolder('10')
  const wallets = [demoWallet({ keys: [holder.privateKey], capabilities: {} })]
  const visit = await openVisit(await browser(), { wallets, tolerated: refused, ...options })
  await connectWallet(visit)
  const form = nameOf(visit)
  await form.open()
  const label = newLabel()
  return { ...visit, form, holder, label, name: `${label}.${await form.zone()}` }
}

describe('a name for an account', () => {
  it('[NAM-2] [ACC-1] is registered by signature, shown after a reload, and can be sent to', async () => {
    const { form, modal, demo, page, name, label, holder } = await enter()
    expect(await form.type(label)).toContain(`${name} Available`)
    await form.part('name-input').press('Enter')
    await form.expectRegistered(name)
    await form.part('done').click()
    const shown = () => modal.viewOf('Account').locator('[data-part="account-name"]').innerText()
    await modal.expectView('Account')
    await expect.poll(shown).toBe(`${name.slice(0, 19)}…`)
    await page.reload()
    await demo.entry.click()
    await expect.poll(shown, patience).toBe(`${name.slice(0, 19)}…`)
    // On another device, which knows nothing of it.
    const wallets = [demoWallet({ keys: [holder.privateKey], capabilities: {} })]
    const elsewhere = await openVisit(await browser(), { wallets, tolerated: refused })
    await connectWallet(elsewhere)
    await elsewhere.demo.entry.click()
    const found = elsewhere.modal.viewOf('Account').locator('[data-part="account-name"]')
    await expect.poll(() => found.innerText(), patience).toBe(`${name.slice(0, 19)}…`)

    const other = await openSend(await browser())
    await other.form.open()
    await other.form.fill({ to: name, symbol: 'ETH', amount: '1.5' })
    await expect
      .poll(() => other.form.part('receiver-found').locator('[data-part="address"]').textContent(), patience)
      .toBe(holder.address)
    expect(await other.form.part('receiver-warning').innerText()).toContain(`${name} got this address only`)
    await other.form.preview()
    expect(await other.form.part('name-warning').innerText()).toContain('Check with the receiver')
    await other.form.send()
    await expect
      .poll(() => readChain().getBalance({ address: holder.address }), patience)
      .toBe(parseEther('11.5'))
  })

  it('[NAM-1] [NAM-2] says what is too short, taken, alike or reserved, and offers others', async () => {
    const first = await enter()
    const { label, name } = first
    await first.form.type(`${label}m`)
    await first.form.register()
    await first.form.expectRegistered(`${label}m${name.slice(label.length)}`)
    const { form } = await enter()
    expect(await form.type('abc')).toBe('Too short. Use at least 4 characters.')
    expect(await form.type('not a name')).toContain('Use only the letters a to z')
    expect(await form.type('admin')).toContain('Not available This name is reserved')
    expect(await form.type('adm1n')).toContain('Not available This name is reserved')
    expect(await form.type(`${label}rn`)).toContain('Not available This looks like a name that somebody has')
    expect(await form.type(`${label}m`)).toContain('Registered Somebody has this name')
    expect(await form.part('register-name').isDisabled()).toBe(true)
    const suggestion = form.part('name-suggestion').first()
    const [offered = ''] = (await suggestion.innerText()).split('\n')
    await suggestion.click()
    await expect.poll(() => form.part('typed-name').innerText(), patience).toMatch(/Available/)
    await form.register()
    await form.expectRegistered(offered)
  })

  it('[NAM-2] [NAM-4] is the faster one’s when two register it at once', async () => {
    const [one, other] = [await enter(), await enter()]
    const { label, name } = one
    expect(await one.form.type(label)).toContain('Available')
    expect(await other.form.type(label)).toContain('Available')
    await Promise.all([one.form.register(), other.form.register()])
    const ends = () =>
      Promise.all(
        [one, other].map(async ({ form }) => [
          await form.part('registered-name').count(),
          await form.part('name-fault').count(),
        ]),
      )
    await expect.poll(async () => (await ends()).flat().reduce((sum, count) => sum + count), patience).toBe(2)
    const [won] = await ends()
    const [winner, loser] = won?.[0] === 1 ? [one, other] : [other, one]
    await winner.form.expectRegistered(name)
    await loser.modal.expectView('RegisterAccountName')
    expect(await loser.form.part('name-fault').innerText()).toContain(
      'Somebody registered this name a moment ago',
    )
    expect(await loser.form.part('typed-name').innerText()).toContain('Registered')
    expect(await loser.form.part('name-input').inputValue()).toBe(label)
  })

  it('[NAM-2] [NAM-4] isn’t registered if the visitor declines, who can try again', async () => {
    const { form, modal, wallet, label, name } = await enter()
    await wallet.reject({ method: 'personal_sign' })
    await form.type(label)
    await form.register()
    await expect.poll(() => form.part('name-fault').innerText(), patience).toContain('You declined')
    await modal.expectView('RegisterAccountName')
    const answer = await fetch(`${inject('stack').gatewayUrl}/v1/profile/account/${name}?projectId=dev`)
    expect(answer.status).toBe(404)
    await wallet.approve()
    await form.register()
    await form.expectRegistered(name)
  })

  it('[NAM-2] [WC-6] is registered with a paired wallet, which shows what it signs', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard, tolerated: refused })
    const { origin } = new URL(inject('stack').walletUrl)
    const localStorage = [{ name: `${storagePrefix}wallet-phrase`, value: createPhrase() }]
    const wallet = await openWallet(await browser(), {
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    await pairWallet(visit, wallet)
    const form = nameOf(visit)
    await form.open()
    const label = newLabel()
    const name = `${label}.${await form.zone()}`
    await form.type(label)
    await form.register()
    await expect.poll(() => wallet.sheet.innerText(), patience).toContain(name)
    await wallet.decide('Sign')
    await form.expectRegistered(name)
  })

  it('[NAM-2] [NAM-3] is registered with the embedded wallet, from its settings', async () => {
    const [{ chainId }] = inject('stack').chains
    const visit = await openEmbedded(partitioned(), 0, {
      query: `networks=eip155:${chainId}`,
      tolerated: refused,
    })
    const { modal, demo } = visit
    await visit.signIn(visit.address, visit.mailbox)
    await modal.expectClosed()
    await demo.entry.click()
    const form = nameOf(visit)
    await visit.enterAccountSettings()
    await form.choose()
    const label = newLabel()
    const name = `${label}.${await form.zone()}`
    await form.type(label)
    await form.register()
    await visit.approve()
    await form.expectRegistered(name)
    await form.part('done').click()
    await visit.enterAccountSettings()
    await form.part('sign-out').waitFor()
    expect(await form.part('choose-name').count()).toBe(0)
  })
})
