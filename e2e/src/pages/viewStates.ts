import { localNetworkIds } from '@latchkey/testing'
import type { OpenRequest, ViewName } from 'latchkey'
import { expect } from 'vitest'
import { demoRdns } from '../browser/openVisit'
import type { EngineVisit } from '../engines/openIn'
import { declineInWallet } from './declineInWallet'

/** What a screen is opened with, in any engine. */
export type ViewVisit = Pick<EngineVisit, 'page' | 'modal' | 'wallet'>

/** One screen of the modal, and how to show it. */
export type ViewState = { readonly name: string; readonly show: (visit: ViewVisit) => Promise<void> }

async function open(
  { page, modal }: ViewVisit,
  request: OpenRequest & { readonly view: ViewName },
): Promise<void> {
  await page.evaluate((wanted) => window.fixture.latchkey.open(wanted), request)
  await modal.expectView(request.view)
}

async function expectState({ modal }: ViewVisit, state: 'waiting' | 'error'): Promise<void> {
  await modal.view.locator(`[data-state="${state}"]`).first().waitFor()
}

async function decline(visit: ViewVisit, method: string): Promise<void> {
  await declineInWallet(visit, method)
  await expectState(visit, 'error')
}

async function connect({ page, wallet, modal }: ViewVisit): Promise<void> {
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

/** The wallets of the other families, by connector. */
const others = [['Sun', 'solana'] as const, ['Coin', 'bip122'] as const, ['Dot', 'polkadot'] as const]

/** A list in which two programs claim one name. */
const claimedTwice: ViewState = {
  name: 'Connect, a name claimed twice',
  async show(visit) {
    await visit.page.evaluate(() => {
      for (const uuid of ['one', 'two']) {
        const info = { uuid, name: 'Twin', rdns: 'com.example.twin', icon: '' }
        const provider = { request: async () => [], on: () => null, removeListener: () => null }
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
      }
    })
    await open(visit, { view: 'Connect' })
    await visit.modal.frame.locator('[data-part="contested-note"]').waitFor()
  },
}

/** A view about a mail to an address. */
const mailed = (
  view: 'EmailVerifyDevice' | 'EmailVerifyOtp' | 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp',
): ViewState => ({
  name: view,
  show: (visit) => open(visit, { view, data: { email: 'ada.lovelace@mail.example.com' } }),
})

const connecting = (connectorId: string) => ({ view: 'ConnectingExternal', data: { connectorId } }) as const
const switching = { view: 'SwitchNetwork', data: { networkId: 'eip155:31338' } } as const

/** A view without a line here doesn't compile. One visitor can see them all in this order. */
const states: { readonly [V in ViewName]: readonly ViewState[] } = {
  Connect: [plain('Connect'), claimedTwice],
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
      async show(visit) {
        await open(visit, { view: 'Connect' })
        await visit.modal.frame.locator('[data-part="wallet-row"]', { hasText: 'Brand' }).click()
        await visit.modal.expectView('ConnectingMultiChain')
        await visit.modal.frame.locator('[data-part="family-row"]').first().waitFor()
      },
    },
    {
      name: 'ConnectingMultiChain, not installed',
      show: (visit) => open(visit, { view: 'ConnectingMultiChain', data: { connectorId: 'none' } }),
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
  // What they show of a login needs a site with an embedded wallet.
  EmailLogin: [plain('EmailLogin')],
  EmailVerifyDevice: [mailed('EmailVerifyDevice')],
  EmailVerifyOtp: [mailed('EmailVerifyOtp')],
  ConnectSocials: [plain('ConnectSocials')],
  ConnectingSocial: [
    {
      name: 'ConnectingSocial',
      show: (visit) => open(visit, { view: 'ConnectingSocial', data: { provider: 'github' } }),
    },
  ],
  ConnectingFarcaster: [plain('ConnectingFarcaster')],
  Create: [plain('Create')],
  UpdateEmailWallet: [plain('UpdateEmailWallet')],
  UpdateEmailPrimaryOtp: [mailed('UpdateEmailPrimaryOtp')],
  UpdateEmailSecondaryOtp: [mailed('UpdateEmailSecondaryOtp')],
  UpgradeEmailWallet: [plain('UpgradeEmailWallet')],
  ChooseAccountName: [plain('ChooseAccountName')],
  RegisterAccountName: [plain('RegisterAccountName')],
  RegisterAccountNameSuccess: [plain('RegisterAccountNameSuccess')],
  AccountSettings: [plain('AccountSettings')],
  UpgradeToSmartAccount: [plain('UpgradeToSmartAccount')],
  SmartSessionList: [plain('SmartSessionList')],
  SmartSessionCreated: [plain('SmartSessionCreated')],
  // It closes by itself without a frame.
  WalletSettings: [],
  ApproveTransaction: [plain('ApproveTransaction')],
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
  // One screen with two names, which needs a site with sign-in: see `signInStates`.
  SIWXSignMessage: [],
  ConnectingSiwe: [],
  WalletReceive: [plain('WalletReceive')],
  WalletCompatibleNetworks: [plain('WalletCompatibleNetworks')],
  WalletSend: [plain('WalletSend')],
  WalletSendSelectToken: [plain('WalletSendSelectToken')],
  WalletSendScan: [plain('WalletSendScan')],
  WalletSendPreview: [plain('WalletSendPreview')],
  Swap: [plain('Swap')],
  SwapSelectToken: [
    {
      name: 'SwapSelectToken',
      show: (visit) => open(visit, { view: 'SwapSelectToken', data: { target: 'toToken' } }),
    },
  ],
  SwapPreview: [plain('SwapPreview')],
  Transactions: [plain('Transactions')],
  OnRampProviders: [plain('OnRampProviders')],
  OnRampTokenSelect: [plain('OnRampTokenSelect')],
  OnRampFiatSelect: [plain('OnRampFiatSelect')],
  BuyInProgress: [plain('BuyInProgress')],
  OnRampActivity: [plain('OnRampActivity')],
  WhatIsABuy: [plain('WhatIsABuy')],
  Profile: [
    plain('Profile'),
    {
      name: 'Profile, several families',
      async show(visit) {
        const { page, modal } = visit
        for (const [connectorId, namespace] of others)
          await page.evaluate((wanted) => window.fixture.latchkey.connect(wanted), { connectorId, namespace })
        await open(visit, { view: 'Profile' })
        await expect.poll(() => modal.frame.locator('[data-part="wallet-group"]').count()).toBe(4)
      },
    },
    {
      name: 'Account of another family',
      async show(visit) {
        await open(visit, { view: 'Account' })
        await visit.modal.frame.locator('[data-part="accounts"]').waitFor()
      },
    },
    {
      name: 'Profile, one family left',
      async show(visit) {
        for (const [, namespace] of others)
          await visit.page.evaluate((wanted) => window.fixture.latchkey.disconnect(wanted), namespace)
        await open(visit, { view: 'Profile' })
        await expect.poll(() => visit.modal.frame.locator('[data-part="wallet-group"]').count()).toBe(1)
      },
    },
  ],
  SwitchAddress: [plain('SwitchAddress')],
  Networks: [plain('Networks'), unfound('Networks', 'network-row')],
  SwitchActiveChain: [
    {
      name: 'SwitchActiveChain',
      show: (visit) =>
        open(visit, { view: 'SwitchActiveChain', data: { networkId: localNetworkIds.bitcoin } }),
    },
    {
      name: 'Connect, one family',
      async show(visit) {
        await visit.modal.view.getByRole('button').last().click()
        await visit.modal.expectView('Connect')
        await visit.modal.row('Coin').waitFor()
      },
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

/** Every screen; the visit's wallet exposes two accounts. */
export const viewStates: readonly ViewState[] = Object.values(states).flat()
