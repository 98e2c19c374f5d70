import { testAccounts } from '@latchkey/testing'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const status = (account: { readonly address: string }, network: string) =>
  `connected ${account.address} ${network}`
const foreign = 1
const switchRow = '[data-part="network-row"][data-network="eip155:31337"]'

describe('a wallet that acts by itself', () => {
  it('[CON-14] switches the account, and everything shown follows', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await demo.entry.click()
    const view = await modal.expectView('Account')
    await view.getByText('alice.latchkey.eth').waitFor()
    await wallet.switchAccount(1)
    await expect.poll(demo.status).toBe(status(bob, 'eip155:31337'))
    await expect.poll(() => view.locator('[data-part="account-name"]').innerText()).toBe('0x70…dc79C8')
    await view.locator('[data-part="balance"][data-state="known"]').waitFor()
    await wallet.switchAccount(0)
    await expect.poll(demo.status).toBe(status(alice, 'eip155:31337'))
    await view.getByText('alice.latchkey.eth').waitFor()
  })

  it('[CON-14] switches the chain', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.switchChain(31338)
    await expect.poll(demo.status).toBe(status(alice, 'eip155:31338'))
    await expect.poll(() => demo.networkButton.innerText()).toContain('Second chain')
    expect(await modal.host.count()).toBe(0)
  })

  it('[NET-2] switches to an unsupported chain: the visitor is told, and returns through the modal', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.switchChain(foreign)
    const view = await modal.expectView('UnsupportedChain')
    expect(await demo.status()).toBe(status(alice, 'unsupported'))
    expect(await demo.networkButton.innerText()).toContain('Switch network')
    await view.locator(switchRow).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(status(alice, 'eip155:31337'))
  })

  it('[NET-2] switches back by itself, and the modal closes', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.switchChain(foreign)
    await modal.expectView('UnsupportedChain')
    await wallet.switchChain(31338)
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(status(alice, 'eip155:31338'))
  })

  it('[NET-2] [CON-4] can be disconnected on an unsupported chain', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.switchChain(foreign)
    const view = await modal.expectView('UnsupportedChain')
    await view.getByRole('button', { name: 'Disconnect' }).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe('disconnected')
  })

  it('[NET-2] stays on an unsupported chain when the modal closes; the button still leads out', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.switchChain(foreign)
    await modal.expectView('UnsupportedChain')
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(await demo.entry.innerText()).toBe('Switch network')
    await page.reload()
    await expect.poll(demo.status).toBe(status(alice, 'unsupported'))
    expect(await modal.host.count()).toBe(0)
    await demo.entry.click()
    await (await modal.expectView('UnsupportedChain')).locator(switchRow).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(status(alice, 'eip155:31337'))
  })

  it('[NET-2] connects on an unsupported chain', async () => {
    const { demo, modal } = await openVisit(await browser(), {
      wallets: [demoWallet({ chains: [...inject('stack').chains, { chainId: foreign }], chainId: foreign })],
    })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    const view = await modal.expectView('UnsupportedChain')
    expect(await demo.status()).toBe(status(alice, 'unsupported'))
    await view.locator(switchRow).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(status(alice, 'eip155:31337'))
  })

  it('[CON-14] locks, and nobody is connected; unlocking and connecting works as before', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, wallet } = visit
    await connectWallet(visit)
    await wallet.lock()
    await expect.poll(demo.status).toBe('disconnected')
    await page.reload()
    await expect.poll(demo.status).toBe('disconnected')
    await wallet.unlock()
    await connectWallet(visit)
    expect(await demo.status()).toBe(status(alice, 'eip155:31337'))
  })

  it('[CON-14] revokes its permission while the account is shown', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, modal, wallet } = visit
    await connectWallet(visit)
    await demo.entry.click()
    await modal.expectView('Account')
    await wallet.forget()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe('disconnected')
    await page.reload()
    await expect.poll(demo.status).toBe('disconnected')
  })

  it('[CON-14] loses its nodes for a while, and stays connected', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, wallet } = visit
    await connectWallet(visit)
    await wallet.loseConnection()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.locator('[data-result="sign"] .fault').waitFor()
    expect(await demo.status()).toBe(status(alice, 'eip155:31337'))
    await wallet.restoreConnection()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.locator('[data-result="sign"]').getByText('Verified').waitFor()
  })

  it('[CON-14] reports none of its changes, which show after a reload at the latest', async () => {
    const visit = await openVisit(await browser(), { wallets: [demoWallet({ silent: true })] })
    const { page, demo, wallet } = visit
    await connectWallet(visit)
    await wallet.switchAccount(1)
    await page.reload()
    await expect.poll(demo.status).toBe(status(bob, 'eip155:31337'))
  })
})
