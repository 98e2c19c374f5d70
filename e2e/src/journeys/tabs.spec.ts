import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoOf } from '../browser/demoOf'
import { modalOf } from '../browser/modalOf'
import { demoRdns, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const connectedTo = ({ address }: { readonly address: string }, network = 'eip155:31337') =>
  `connected ${address} ${network}`

async function openSecondTab({ context, url }: Visit) {
  const page = await context.newPage()
  await page.goto(url)
  return { page, demo: demoOf(page), modal: modalOf(page) }
}

describe('two tabs', () => {
  it('[CON-1] connect and disconnect together', async () => {
    const visit = await openVisit(await browser())
    const other = await openSecondTab(visit)
    await visit.page.bringToFront()
    await connectWallet(visit)
    await expect.poll(other.demo.status).toBe(connectedTo(alice))

    await other.page.bringToFront()
    await other.demo.entry.click()
    await (await other.modal.expectView('Account')).locator('[data-part="disconnect"]').click()
    await expect.poll(other.demo.status).toBe('disconnected')
    await expect.poll(visit.demo.status).toBe('disconnected')
    await visit.page.reload()
    await visit.demo.entry.waitFor()
    expect(await visit.demo.status()).toBe('disconnected')
  })

  it('[CON-4] disconnect together even if the wallet doesn’t revoke its permission', async () => {
    const visit = await openVisit(await browser())
    await visit.wallet.set({ ignoreRevoke: 'pretends' })
    const other = await openSecondTab(visit)
    await visit.page.bringToFront()
    await connectWallet(visit)
    await expect.poll(other.demo.status).toBe(connectedTo(alice))
    await visit.demo.entry.click()
    await (await visit.modal.expectView('Account')).locator('[data-part="disconnect"]').click()
    await expect.poll(visit.demo.status).toBe('disconnected')
    await expect.poll(other.demo.status).toBe('disconnected')
  })

  it('[CON-14] both follow the wallet', async () => {
    const visit = await openVisit(await browser())
    const other = await openSecondTab(visit)
    await visit.page.bringToFront()
    await connectWallet(visit)
    await expect.poll(other.demo.status).toBe(connectedTo(alice))
    await visit.wallet.switchAccount(1)
    await visit.wallet.switchChain(31338)
    for (const { demo } of [visit, other])
      await expect.poll(demo.status).toBe(connectedTo(bob, 'eip155:31338'))
    await visit.wallet.lock()
    for (const { demo } of [visit, other]) await expect.poll(demo.status).toBe('disconnected')
  })

  it('keep an open wallet list usable when the other tab connects', async () => {
    const visit = await openVisit(await browser())
    const other = await openSecondTab(visit)
    await other.demo.entry.click()
    await other.modal.row(demoRdns).waitFor()
    await visit.page.bringToFront()
    await connectWallet(visit)
    await expect.poll(other.demo.status).toBe(connectedTo(alice))
    await expect.poll(() => other.demo.entry.getAttribute('data-part')).toBe('account-button')
    await other.page.bringToFront()
    await other.modal.row(demoRdns).click()
    await other.modal.expectClosed()
    expect(await other.demo.status()).toBe(connectedTo(alice))
  })
})
