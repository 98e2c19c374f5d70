import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type Visit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`

async function disconnect({ demo, modal }: Visit): Promise<void> {
  await demo.entry.click()
  const view = await modal.expectView('Account')
  // Assets load a moment later and make the card taller.
  await view.locator('[data-part="tabs"]').waitFor()
  await view.locator('[data-part="disconnect"]').click()
  await modal.expectClosed()
  await expect.poll(demo.status).toBe('disconnected')
}

describe('a returning visitor', () => {
  it('[CON-1] [CON-2] [NET-6] is still connected after a reload, on the same network, without a prompt', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, wallet } = visit
    await connectWallet(visit)
    await page.getByRole('button', { name: 'Second chain', exact: true }).click()
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31338`)
    await page.reload()
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31338`)
    expect((await wallet.log()).filter(({ prompted }) => prompted)).toEqual([])
    await page.reload()
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31338`)
  })

  it('[CON-1] is connecting, never disconnected, until the wallet has answered after a reload', async () => {
    const visit = await openVisit(await browser(), {
      prepare: (context) =>
        context.addInitScript({
          content: `globalThis.seen = []
            new MutationObserver(() => {
              const text = document.querySelector('.stage-buttons button')?.innerText
              if (text && seen.at(-1) !== text) seen.push(text)
            }).observe(document, { subtree: true, childList: true, characterData: true })`,
        }),
    })
    await connectWallet(visit)
    await expect.poll(() => visit.demo.entry.innerText()).toContain('ETH')
    await visit.page.reload()
    await expect.poll(() => visit.demo.entry.innerText()).toContain('ETH')
    const seen = await visit.page.evaluate<string[]>('seen')
    expect(seen).not.toContain('Connect wallet')
    expect(seen[0]).toMatch(/…|alice|0xf3/)
  })

  it('[CON-3] [CON-4] is still disconnected after disconnecting and a reload, and the wallet has forgotten the site', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, wallet } = visit
    await connectWallet(visit)
    await disconnect(visit)
    // The visitor doesn't wait for the wallet to forget the site.
    await expect.poll(async () => (await wallet.state()).authorised).toBe(false)
    await expect.poll(() => demo.entry.innerText()).toBe('Connect wallet')
    await expect.poll(() => demo.entry.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await demo.entry.waitFor()
    await expect.poll(demo.status).toBe('disconnected')
    await connectWallet(visit)
    expect(await demo.status()).toBe(connected)
  })

  it.each(['unsupported', 'pretends'] as const)(
    '[CON-4] is still disconnected after a reload when the wallet doesn’t revoke its permission (%s)',
    async (ignoreRevoke) => {
      const visit = await openVisit(await browser(), { wallets: [demoWallet({ ignoreRevoke })] })
      const { page, demo, wallet } = visit
      await connectWallet(visit)
      await disconnect(visit)
      expect((await wallet.state()).authorised).toBe(true)
      await page.reload()
      await demo.entry.waitFor()
      await settle(page)
      expect(await demo.status()).toBe('disconnected')
      expect((await wallet.log()).map(({ method }) => method)).toEqual([])
    },
  )

  it('[CON-4] is disconnected at once even if the wallet never answers the revocation', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.hang({ method: 'wallet_revokePermissions' })
    await disconnect(visit)
    expect(await modal.host.count()).toBe(0)
    await page.reload()
    await demo.entry.waitFor()
    expect(await demo.status()).toBe('disconnected')
  })

  it('[CON-1] [CON-5] is disconnected, not stuck, when the wallet is silent or locked after a reload', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, wallet } = visit
    await connectWallet(visit)
    await wallet.hang({ method: 'eth_accounts' })
    await page.reload()
    await expect.poll(demo.status).toBe('connecting')
    await expect.poll(demo.status).toBe('disconnected')
    await wallet.approve()
    await wallet.lock()
    await page.reload()
    await expect.poll(demo.status).toBe('disconnected')
  })

  it('[CON-11] sees the last used wallet marked as recent', async () => {
    const visit = await openVisit(await browser(), {
      wallets: [
        demoWallet({ name: 'Alpha', rdns: 'com.example.alpha' }),
        demoWallet({ name: 'Beta', rdns: 'com.example.beta' }),
      ],
    })
    const { page, demo, modal } = visit
    await connectWallet(visit, 'com.example.beta')
    await disconnect(visit)
    await page.reload()
    await demo.entry.click()
    await modal.row('com.example.beta').waitFor()
    const rows = modal.frame.locator('[data-part="wallet-row"]')
    await expect.poll(() => rows.count()).toBe(3)
    expect(await rows.first().getAttribute('data-wallet')).toBe('walletConnect')
    expect(await rows.nth(1).innerText()).toMatch(/Beta\s+Recent/)
  })
})
