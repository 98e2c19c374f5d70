import { testAccounts } from '@latchkey/testing'
import { describe, expect, inject, it } from 'vitest'
import { choosePairing } from '../browser/choosePairing'
import { copyLink } from '../browser/copyLink'
import { demoOf } from '../browser/demoOf'
import { openPaired } from '../browser/openPaired'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const connectedOn = (network: string) => `connected ${testAccounts[0].address} ${network}`
const weekMs = 7 * 86_400_000

describe('a pairing session', () => {
  it('[WC-4] [CON-4] ends in the wallet when the visitor disconnects on the site', async () => {
    const { demo, modal, page, wallet } = await openPaired(await browser())
    expect(await wallet.sites.count()).toBe(1)
    await demo.entry.click()
    await (await modal.expectView('Account')).locator('[data-part="disconnect"]').click()
    await expect.poll(demo.status).toBe('disconnected')
    await wallet.page.getByText('No site is connected.').waitFor()
    await page.reload()
    await demo.entry.waitFor()
    expect(await demo.status()).toBe('disconnected')
  })

  it('[WC-4] [CON-14] ends on the site, in both tabs, when the owner disconnects in the wallet', async () => {
    const { context, demo, page, url, wallet } = await openPaired(await browser())
    const other = await context.newPage()
    await other.goto(url)
    await expect.poll(demoOf(other).status).toBe(connectedOn('eip155:31337'))
    await wallet.page.getByRole('button', { name: /^Disconnect/ }).click()
    await expect.poll(demo.status).toBe('disconnected')
    await expect.poll(demoOf(other).status).toBe('disconnected')
    await page.reload()
    await demo.entry.waitFor()
    expect(await demo.status()).toBe('disconnected')
  })

  it('[NET-3] [WC-5] switches at once to a granted network, and asks for others', async () => {
    const { demo, page, wallet } = await openPaired(await browser(), { query: 'networks=eip155:31337' })
    // The site supports one more than when it was paired.
    await page.goto(inject('stack').demoUrl)
    await expect.poll(demo.status).toBe(connectedOn('eip155:31337'))
    const second = page.getByRole('button', { name: 'Second chain', exact: true })
    await second.click()
    await wallet.decide('Reject')
    await page.locator('[data-result="network"] .fault').waitFor()
    expect(await demo.status()).toBe(connectedOn('eip155:31337'))
    await second.click()
    await wallet.decide('Switch')
    await expect.poll(demo.status).toBe(connectedOn('eip155:31338'))

    await page.getByRole('button', { name: 'Local chain', exact: true }).click()
    await expect.poll(demo.status).toBe(connectedOn('eip155:31337'))
    await second.click()
    await expect.poll(demo.status).toBe(connectedOn('eip155:31338'))
    await expect.poll(() => wallet.sheet.count()).toBe(0)
    await page.reload()
    await expect.poll(demo.status).toBe(connectedOn('eip155:31338'))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.sheet.getByText(/Second/).waitFor()
    await wallet.decide('Sign')
    await page.locator('[data-result="sign"]').getByText('Verified').waitFor()
  })

  it('[WC-4] keeps pending requests across a reload: they can be resent, and a late answer is shown', async () => {
    const { demo, modal, page, wallet } = await openPaired(await browser())
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.sheet.waitFor()
    await page.reload()
    await expect.poll(demo.status).toBe(connectedOn('eip155:31337'))
    await demo.entry.click()
    await (await modal.expectView('Account')).getByText('Pending in your wallet: 1').click()
    const view = await modal.expectView('PendingRequests')
    const waiting = view.locator('[data-part="waiting-request"]')
    expect(await waiting.innerText()).toMatch(/Sign a message\s+Local chain/)
    await waiting.getByText('Open Latchkey wallet to respond.').waitFor()
    await modal.button('Resend: Sign a message').click()
    await modal.frame.getByText('Resent to Latchkey wallet').first().waitFor()
    await wallet.decide('Sign')
    await view.getByText('Signed').waitFor()
    expect(await waiting.count()).toBe(0)
    await modal.button('Dismiss: Sign a message').click()
    await view.getByText('No pending requests').waitFor()
    // Sent twice, asked once.
    await expect.poll(() => wallet.sheet.count()).toBe(0)
    await expect.poll(() => wallet.page.getByText('Waiting for you').count()).toBe(0)
  })

  it('[WC-9] [MOD-4] shows Session Expired on reload once expired, is cleared, and a new one connects', async () => {
    const visit = await openPaired(await browser(), { tolerated: [/Session Expired/] })
    const { demo, modal, page, faults, wallet } = visit
    await page.clock.install({ time: Date.now() + weekMs + 60_000 })
    await page.reload()
    await expect.poll(demo.status).toBe('disconnected')
    await expect.poll(() => faults.join()).toContain('Session Expired')
    await demo.entry.click()
    await modal.frame.getByText('Session Expired').waitFor()
    // The clock was wrong, and is right again.
    await page.clock.setSystemTime(Date.now())
    await (await choosePairing(visit)).locator('[data-part="qr-code"]').waitFor()
    await wallet.pair(await copyLink(visit))
    await wallet.decide('Connect')
    await expect.poll(demo.status).toBe(connectedOn('eip155:31337'))
  })
})
