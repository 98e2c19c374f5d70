import { testAccounts } from '@latchkey/testing'
import type { Locator } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const account = `connected ${testAccounts[0].address}`
const [first, second] = inject('stack').chains

const rowOf = (view: Locator, id: string) => view.locator(`[data-part="network-row"][data-network="${id}"]`)

async function chooseSecond({ demo, modal }: Visit): Promise<void> {
  await demo.networkButton.click()
  await rowOf(await modal.expectView('Networks'), 'eip155:31338').click()
}

async function asked({ wallet }: Visit): Promise<readonly string[]> {
  const log = await wallet.log()
  return log.map(({ method }) => method).filter((method) => /^wallet_(switch|add)/.test(method))
}

describe('switching the network', () => {
  it('[NET-1] [NET-3] works for one that the wallet knows', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await chooseSecond(visit)
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)
    expect((await wallet.state()).chainId).toBe(31338)
    expect(await demo.networkButton.innerText()).toContain('Second chain')
    expect(await asked(visit)).toEqual(['wallet_switchEthereumChain'])
  })

  it.each(['plain', 'nested'] as const)(
    '[EVM-3] adds one that the wallet doesn’t know (%s)',
    async (unknownChain) => {
      const visit = await openVisit(await browser(), {
        wallets: [demoWallet({ chains: [first], unknownChain })],
      })
      await connectWallet(visit)
      await chooseSecond(visit)
      await visit.modal.expectClosed()
      await expect.poll(visit.demo.status).toBe(`${account} eip155:31338`)
      expect(await asked(visit)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
      const added = (await visit.wallet.log()).find(({ method }) => method === 'wallet_addEthereumChain')
      expect(added?.params).toEqual([
        {
          chainId: '0x7a6a',
          chainName: 'Second chain',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: [second.rpcUrl],
        },
      ])
    },
  )

  it('[CON-12] [NET-3] stays on the old one after a decline, and switches on retry', async () => {
    const visit = await openVisit(await browser(), { wallets: [demoWallet({ refuseChains: [31338] })] })
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await chooseSecond(visit)
    const view = await modal.expectView('SwitchNetwork')
    await view.getByText('Switch declined').waitFor()
    expect(await demo.status()).toBe(`${account} eip155:31337`)
    await wallet.set({ refuseChains: [] })
    await modal.button('Try again').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)
  })

  it.each([
    ['rejects', 'Switch declined'],
    ['unsupported', 'Second chain wasn’t added'],
  ] as const)('[EVM-3] says why the wallet doesn’t add it (%s), with a way on', async (how, title) => {
    const visit = await openVisit(await browser(), {
      wallets: [demoWallet({ chains: [first], refuseAdding: how })],
    })
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await chooseSecond(visit)
    const view = await modal.expectView('SwitchNetwork')
    await view.getByText(title).waitFor()
    expect(await demo.status()).toBe(`${account} eip155:31337`)
    await wallet.set({ refuseAdding: false })
    await modal.button('Try again').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)
  })

  it('[NET-3] tells the visitor to switch in a wallet that sites can’t switch, and the page follows', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.fail({ code: 4200, message: 'no such method' }, { method: 'wallet_switchEthereumChain' })
    await chooseSecond(visit)
    const view = await modal.expectView('SwitchNetwork')
    await view.getByText('Switch in your wallet').waitFor()
    await wallet.switchChain(31338)
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)
  })

  it('[NET-1] returns to the account it started from', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal } = visit
    await connectWallet(visit)
    await demo.entry.click()
    const view = await modal.expectView('Account')
    await view.locator('[data-part="network-chip"]').click()
    const networks = await modal.expectView('Networks')
    expect(await rowOf(networks, 'eip155:31337').innerText()).toContain('Current')
    await rowOf(networks, 'eip155:31338').click()
    await modal.expectView('Account')
    expect(await modal.viewOf('Account').locator('[data-part="network-chip"]').innerText()).toContain(
      'Second chain',
    )
    await modal.frame.getByText('Now on Second chain').first().waitFor()
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)
  })

  it('finds a network by its name or id', async () => {
    const visit = await openVisit(await browser())
    await visit.demo.networkButton.click()
    const view = await visit.modal.expectView('Networks')
    await view.getByRole('searchbox', { name: 'Search networks' }).fill('sécond')
    const found = () =>
      view
        .locator('[data-part="network-row"]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-network')))
    await expect.poll(found).toEqual(['eip155:31338'])
    await view.getByRole('searchbox').fill('31337')
    await expect.poll(found).toEqual(['eip155:31337'])
    await view.getByRole('searchbox').fill('nowhere')
    await view.getByText('No networks match “nowhere”').waitFor()
    await view.getByRole('button', { name: 'Clear search' }).last().click()
    await expect.poll(found).toEqual(['eip155:31337', 'eip155:31338'])
  })

  it('[NET-6] works before connecting, survives a reload, and asks no wallet', async () => {
    const visit = await openVisit(await browser())
    const { page, demo, modal } = visit
    await demo.networkButton.click()
    await rowOf(await modal.expectView('Networks'), 'eip155:31338').click()
    await modal.expectClosed()
    await expect.poll(async () => (await demo.hooks()).useNetwork.networkId).toBe('eip155:31338')
    await page.reload()
    await expect.poll(async () => (await demo.hooks()).useNetwork.networkId).toBe('eip155:31338')
    expect(await asked(visit)).toEqual([])
  })

  it('can be left open, and a late approval still moves the page', async () => {
    const visit = await openVisit(await browser())
    const { demo, modal, wallet } = visit
    await connectWallet(visit)
    await wallet.hang({ once: true })
    await chooseSecond(visit)
    const view = await modal.expectView('SwitchNetwork')
    await view.getByText('Approve in Demo').waitFor()
    await modal.button('Close').click()
    await modal.expectClosed()
    expect(await demo.status()).toBe(`${account} eip155:31337`)
    await wallet.release()
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)
    expect(await modal.host.count()).toBe(0)
  })
})
