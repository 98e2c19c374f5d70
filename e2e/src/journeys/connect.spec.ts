import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`

describe('a visitor connects a wallet', () => {
  it('[EVM-1] [MOD-1] opens the modal, chooses a wallet, approves there, and the page shows the account', async () => {
    const { page, demo, modal, wallet } = await openVisit(await browser())
    expect(await demo.status()).toBe('disconnected')

    await demo.entry.click()
    await modal.expectView('Connect')
    expect(await modal.frame.evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true)
    expect(await modal.row(demoRdns).innerText()).toMatch(/Demo\s+Installed/)

    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
    await expect.poll(() => demo.entry.getAttribute('data-part')).toBe('account-button')
    expect(await demo.entry.evaluate((button) => button === document.activeElement)).toBe(true)
    expect((await wallet.log()).filter(({ prompted }) => prompted)).toHaveLength(1)
    expect(await page.getByRole('button', { name: 'Sign', exact: true }).isEnabled()).toBe(true)
  })

  it('[CON-12] reads that the request was declined, isn’t half connected, and can try again', async () => {
    const { demo, modal, wallet } = await openVisit(await browser())
    await wallet.reject({ once: true })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    const view = await modal.expectView('ConnectingExternal')
    await view.getByText('Request declined').waitFor()
    await view.getByText('Nothing was shared.').waitFor()
    expect(await demo.status()).toBe('disconnected')

    await modal.button('Try again').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
  })

  it('[CON-12] [NAV-4] goes back after a decline and chooses another wallet', async () => {
    const visit = await openVisit(await browser(), {
      wallets: [demoWallet(), demoWallet({ name: 'Other', rdns: 'com.example.other', keys: 2 })],
    })
    const { demo, modal, wallet } = visit
    await wallet.reject()
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.viewOf('ConnectingExternal').getByText('Request declined').waitFor()
    await modal.button('Back').click()
    await modal.expectView('Connect')
    await modal.row('com.example.other').click()
    await modal.expectClosed()
    await expect.poll(async () => (await demo.hooks()).useAccount.connectorId).toBe('com.example.other')
  })

  it('[CON-1] closes while the wallet waits, and a late approval still counts', async () => {
    const { demo, modal, wallet } = await openVisit(await browser())
    await wallet.hang({ once: true })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.viewOf('ConnectingExternal').getByText('Continue in Demo').waitFor()
    await expect.poll(demo.status).toBe('connecting')
    await modal.button('Close').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe('disconnected')

    expect(await wallet.release()).toBe(1)
    await expect.poll(demo.status).toBe(connected)
    expect(await modal.host.count()).toBe(0)
  })

  it('[CON-12] closes while the wallet waits, and a late decline changes nothing', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await wallet.hang({ once: true })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.expectView('ConnectingExternal')
    await modal.button('Close').click()
    await modal.expectClosed()
    expect(await wallet.release({ kind: 'reject' })).toBe(1)
    await expect.poll(demo.status).toBe('disconnected')
    expect(await modal.host.count()).toBe(0)
    await connectWallet(visit)
    expect(await demo.status()).toBe(connected)
  })

  it('[CON-12] isn’t held up by a wallet that never answers', async () => {
    const { page, demo, modal, wallet } = await openVisit(await browser(), {
      prepare: (context) => context.clock.install(),
    })
    await wallet.hang({ once: true })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    const view = await modal.expectView('ConnectingExternal')
    await view.getByText('Continue in Demo').waitFor()
    expect(await modal.button('Back').isEnabled()).toBe(true)
    expect(await modal.button('Try again').count()).toBe(0)

    await page.clock.runFor(16_000)
    await view.getByText('Still waiting.').waitFor()
    await modal.button('Try again').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
  })
})
