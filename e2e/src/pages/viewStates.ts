import type { OpenRequest, ViewName } from 'latchkey'
import { expect } from 'vitest'
import { demoRdns, type Visit } from '../browser/openVisit'
import { declineInWallet } from './declineInWallet'

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

async function decline(visit: Visit, method: string): Promise<void> {
  await declineInWallet(visit, method)
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

/** A list whose search finds nothing. */
const unfound = (view: 'AllWallets' | 'Networks', row: string): ViewState => ({
  name: `${view}, nothing found`,
  async show(visit) {
    await open(visit, { view })
    await visit.modal.frame.getByRole('searchbox').fill('zzz')
    await expect.poll(() => visit.modal.frame.locator(`[data-part="${row}"]`).count()).toBe(0)
  },
})

const connecting = (connectorId: string) => ({ view: 'ConnectingExternal', data: { connectorId } }) as const
const switching = { view: 'SwitchNetwork', data: { networkId: 'eip155:31338' } } as const

/** A view without a line here does not compile; the order is one in which one visitor can see them all. */
const states: { readonly [V in ViewName]: readonly ViewState[] } = {
  Connect: [plain('Connect')],
  ConnectWallets: [plain('ConnectWallets')],
  AllWallets: [plain('AllWallets'), unfound('AllWallets', 'wallet-row')],
  ConnectingExternal: [
    {
      name: 'ConnectingExternal, waiting',
      async show(visit) {
        await visit.wallet.hang()
        await open(visit, connecting(demoRdns))
        await expectState(visit, 'waiting')
      },
    },
    { name: 'ConnectingExternal, declined', show: (visit) => decline(visit, 'eth_requestAccounts') },
    {
      name: 'ConnectingExternal, not installed',
      async show(visit) {
        await open(visit, connecting('io.metamask'))
        await expectState(visit, 'error')
      },
    },
  ],
  ConnectingMultiChain: [
    {
      name: 'ConnectingMultiChain',
      show: (visit) => open(visit, { view: 'ConnectingMultiChain', data: { connectorId: demoRdns } }),
    },
  ],
  ConnectingWalletConnect: [
    {
      name: 'ConnectingWalletConnect, not set up',
      async show(visit) {
        await open(visit, { view: 'ConnectingWalletConnect' })
        await expectState(visit, 'error')
      },
    },
  ],
  ConnectingWalletConnectBasic: [plain('ConnectingWalletConnectBasic')],
  PendingRequests: [plain('PendingRequests')],
  WhatIsAWallet: [plain('WhatIsAWallet')],
  WhatIsANetwork: [plain('WhatIsANetwork')],
  GetWallet: [plain('GetWallet')],
  Downloads: [
    {
      name: 'Downloads',
      async show(visit) {
        await open(visit, { view: 'GetWallet' })
        await visit.modal.frame.locator('[data-part="wallet-row"]').first().click()
        await visit.modal.expectView('Downloads')
      },
    },
  ],
  Account: [
    { name: 'Account, nobody connected', show: plain('Account').show },
    {
      name: 'Account',
      async show(visit) {
        await connect(visit)
        await open(visit, { view: 'Account' })
        await visit.modal.frame.locator('[data-part="balance"][data-state="known"]').waitFor()
      },
    },
  ],
  WalletReceive: [plain('WalletReceive')],
  Profile: [plain('Profile')],
  SwitchAddress: [plain('SwitchAddress')],
  Networks: [plain('Networks'), unfound('Networks', 'network-row')],
  SwitchActiveChain: [
    {
      name: 'SwitchActiveChain',
      show: (visit) =>
        open(visit, { view: 'SwitchActiveChain', data: { networkId: switching.data.networkId } }),
    },
  ],
  SwitchNetwork: [
    {
      name: 'SwitchNetwork, waiting',
      async show(visit) {
        await visit.wallet.hang()
        await open(visit, switching)
        await expectState(visit, 'waiting')
      },
    },
    { name: 'SwitchNetwork, declined', show: (visit) => decline(visit, 'wallet_switchEthereumChain') },
    {
      name: 'Account, network switched',
      async show(visit) {
        await visit.wallet.approve()
        await open(visit, { view: 'Account' })
        await visit.modal.frame.locator('[data-part="network-chip"]').click()
        await visit.modal.frame.locator('[data-network="eip155:31338"]').click()
        await visit.modal.frame.locator('[data-part="notice"] [data-tone="success"]').waitFor()
      },
    },
  ],
  UnsupportedChain: [
    {
      name: 'UnsupportedChain',
      async show(visit) {
        await visit.wallet.switchChain(424242)
        await open(visit, { view: 'UnsupportedChain' })
        await visit.modal.frame.locator('[data-part="network-row"]').first().waitFor()
      },
    },
  ],
}

/** Every screen there is; the wallet of the visit exposes two accounts. */
export const viewStates: readonly ViewState[] = Object.values(states).flat()
