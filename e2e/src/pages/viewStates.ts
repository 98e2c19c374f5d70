import type { OpenRequest, ViewName } from 'latchkey'
import { expect } from 'vitest'
import { demoRdns, type Visit } from '../browser/openVisit'

/** One screen of the modal, and how a visitor's browser gets it onto the page. */
export type ViewState = { readonly name: string; readonly show: (visit: Visit) => Promise<void> }

async function open(
  { page, modal }: Visit,
  request: OpenRequest & { readonly view: ViewName },
): Promise<void> {
  await page.evaluate((wanted) => window.fixture.latchkey.open(wanted), request)
  await modal.expectView(request.view)
}

async function expectState({ modal }: Visit, state: 'waiting' | 'error'): Promise<void> {
  await modal.view.locator(`[data-state="${state}"]`).first().waitFor()
}

/** Waits until the wallet has been asked and keeps its answer back, then has it refuse. */
async function decline(visit: Visit, method: string): Promise<void> {
  await expect
    .poll(async () => (await visit.wallet.log()).at(-1))
    .toMatchObject({ method, outcome: 'pending' })
  await visit.wallet.release({ kind: 'reject' })
  await expectState(visit, 'error')
}

async function connect({ page, wallet, modal }: Visit): Promise<void> {
  await wallet.approve()
  await page.evaluate((connectorId) => window.fixture.latchkey.connect({ connectorId }), demoRdns)
  await page.evaluate(() => window.fixture.latchkey.close())
  await modal.expectClosed()
}

const plain = (view: ViewName): ViewState => ({
  name: view,
  show: (visit) => open(visit, { view } as OpenRequest & { view: ViewName }),
})

const connecting = (connectorId: string) => ({ view: 'ConnectingExternal', data: { connectorId } }) as const
const switching = { view: 'SwitchNetwork', data: { networkId: 'eip155:31338' } } as const

/** Every screen there is, in an order in which one visitor can see them all; the wallet exposes two accounts. */
export const viewStates: readonly ViewState[] = [
  plain('Connect'),
  plain('ConnectWallets'),
  plain('AllWallets'),
  {
    name: 'AllWallets, nothing found',
    async show(visit) {
      await open(visit, { view: 'AllWallets' })
      await visit.modal.frame.getByRole('searchbox').fill('zzz')
      await expect.poll(() => visit.modal.frame.locator('[data-part="wallet-row"]').count()).toBe(0)
    },
  },
  {
    name: 'ConnectingExternal, waiting',
    async show(visit) {
      await visit.wallet.hang()
      await open(visit, connecting(demoRdns))
      await expectState(visit, 'waiting')
    },
  },
  {
    name: 'ConnectingExternal, declined',
    show: (visit) => decline(visit, 'eth_requestAccounts'),
  },
  {
    name: 'ConnectingExternal, not installed',
    async show(visit) {
      await open(visit, connecting('io.metamask'))
      await expectState(visit, 'error')
    },
  },
  plain('ConnectingWalletConnectBasic'),
  plain('WhatIsAWallet'),
  plain('WhatIsANetwork'),
  plain('GetWallet'),
  {
    name: 'Downloads',
    async show(visit) {
      await open(visit, { view: 'GetWallet' })
      await visit.modal.frame.locator('[data-part="wallet-row"]').first().click()
      await visit.modal.expectView('Downloads')
    },
  },
  { name: 'Account, nobody connected', show: (visit) => open(visit, { view: 'Account' }) },
  {
    name: 'Account',
    async show(visit) {
      await connect(visit)
      await open(visit, { view: 'Account' })
      await visit.modal.frame.locator('[data-part="balance"][data-state="known"]').waitFor()
    },
  },
  plain('Profile'),
  plain('SwitchAddress'),
  plain('Networks'),
  {
    name: 'Networks, nothing found',
    async show(visit) {
      await visit.modal.frame.getByRole('searchbox').fill('zzz')
      await expect.poll(() => visit.modal.frame.locator('[data-part="network-row"]').count()).toBe(0)
    },
  },
  {
    name: 'SwitchNetwork, waiting',
    async show(visit) {
      await visit.wallet.hang()
      await open(visit, switching)
      await expectState(visit, 'waiting')
    },
  },
  {
    name: 'SwitchNetwork, declined',
    show: (visit) => decline(visit, 'wallet_switchEthereumChain'),
  },
  {
    name: 'Account, network switched',
    async show(visit) {
      await visit.wallet.approve()
      await visit.page.evaluate(() => window.fixture.latchkey.open({ view: 'Account' }))
      await visit.modal.frame.locator('[data-part="network-chip"]').click()
      await visit.modal.frame.locator('[data-network="eip155:31338"]').click()
      await visit.modal.frame.locator('[data-part="notice"] [data-tone="success"]').waitFor()
    },
  },
  {
    name: 'UnsupportedChain',
    async show(visit) {
      await visit.wallet.switchChain(424242)
      await open(visit, { view: 'UnsupportedChain' })
      await visit.modal.frame.locator('[data-part="network-row"]').first().waitFor()
    },
  },
]
