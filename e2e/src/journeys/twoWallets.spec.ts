import { testAccounts } from '@latchkey/testing'
import type { PageWalletOptions } from '@latchkey/testing/playwright'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, , carol] = testAccounts
const lateRdns = 'com.example.late'
const connectedTo = ({ address }: { readonly address: string }) => `connected ${address} eip155:31337`

function pair(afterMs: number): readonly PageWalletOptions[] {
  const late = { name: 'Late', rdns: lateRdns, keys: [carol.privateKey], announce: { afterMs } }
  return [demoWallet(), demoWallet(late)]
}

describe('two wallets, one of them late', () => {
  it('[EVM-1] shows the late one in the open list without moving the other, and connects it', async () => {
    const { demo, modal, wallets } = await openVisit(await browser(), { wallets: pair(600_000) })
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    const before = await modal.row(demoRdns).boundingBox()
    expect(await modal.row(lateRdns).count()).toBe(0)
    await wallets[1]?.announce()
    await modal.row(lateRdns).waitFor()
    const rows = await modal.frame
      .locator('[data-part="wallet-row"]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-wallet')))
    // Popular wallets may fill up the list.
    expect(rows.slice(0, 3)).toEqual(['walletConnect', demoRdns, lateRdns])
    expect((await modal.row(demoRdns).boundingBox())?.height).toBe(before?.height)
    await modal.row(lateRdns).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connectedTo(carol))
  })

  it.each([
    ['while the page still waits for it', 1_000],
    ['when the page has given up waiting', 4_500],
  ])('[CON-2] [EVM-1] is still connected to the late one after a reload, %s', async (_, afterMs) => {
    const visit = await openVisit(await browser(), { wallets: pair(afterMs) })
    const { page, demo, wallets } = visit
    await connectWallet(visit, lateRdns)
    await page.reload()
    await expect.poll(demo.status).toBe('connecting')
    await expect.poll(demo.status).toBe(connectedTo(carol))
    // The other one wasn't asked for anything it never granted.
    expect((await wallets[0]?.log())?.map(({ method }) => method)).toEqual([])
  })

  it('[CON-2] reconnects the last used one, and neither after disconnecting', async () => {
    const visit = await openVisit(await browser(), {
      wallets: pair(500).map((one) => ({ ...one, ignoreRevoke: 'pretends' as const })),
    })
    const { page, demo, modal } = visit
    const disconnect = async () => {
      await demo.entry.click()
      await (await modal.expectView('Account')).locator('[data-part="disconnect"]').click()
      await expect.poll(demo.status).toBe('disconnected')
    }
    await connectWallet(visit, demoRdns)
    expect(await demo.status()).toBe(connectedTo(alice))
    await disconnect()
    await connectWallet(visit, lateRdns)
    await page.reload()
    await expect.poll(demo.status).toBe(connectedTo(carol))
    await disconnect()
    await page.reload()
    await settle(page)
    expect(await demo.status()).toBe('disconnected')
  })

  it('[CON-13] keeps both when the site’s own code connects the second, and disconnects all at once', async () => {
    const visit = await openVisit(await browser(), { wallets: pair(200) })
    const { page, demo, modal } = visit
    await connectWallet(visit)
    await page.evaluate<unknown>(`latchkey.connect({ connectorId: '${lateRdns}' }).then(() => null)`)
    await expect.poll(demo.status).toBe(connectedTo(carol))
    expect((await demo.hooks()).useAccount.allAccounts.toSorted()).toEqual(
      [alice.address, carol.address].toSorted(),
    )
    await page.reload()
    await expect.poll(async () => (await demo.hooks()).useAccount.allAccounts.length).toBe(2)
    await expect.poll(demo.status).toBe(connectedTo(carol))
    await demo.entry.click()
    await (await modal.expectView('Account')).locator('[data-part="disconnect"]').click()
    await expect.poll(demo.status).toBe('disconnected')
    await page.reload()
    await settle(page)
    expect(await demo.status()).toBe('disconnected')
  })
})
