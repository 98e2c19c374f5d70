import { localNetworkIds } from '@latchkey/testing'
import type { OpenRequest, ViewName } from 'latchkey'
import { expect } from 'vitest'
import type { ViewVisit } from '../pages/viewStates'
import { fillBuy } from './fillBuy'
import { fillSend } from './fillSend'
import { fillSwap } from './fillSwap'
import { forgetPurchases } from './forgetPurchases'
import { startPurchase } from './startPurchase'

/** One screen of the modal, how a visitor gets to it, and what shows that it has loaded. */
export type Screen = {
  readonly name: string
  readonly request: OpenRequest & { readonly view: ViewName }
  readonly ready: string
  /** How many of that to wait for: one when not set. */
  readonly count?: number
  /** What to do once the requested view is open. */
  readonly enter?: (visit: ViewVisit) => Promise<void>
  /** What brings the visit into the state that the screen needs. */
  readonly prepare?: (visit: ViewVisit) => Promise<unknown>
  /** Undoes `prepare`. */
  readonly leave?: (visit: ViewVisit) => Promise<unknown>
}

/** A view that needs no data. */
const plain = (view: ViewName, ready: string, count = 1): Screen => ({
  name: view,
  request: { view } as Screen['request'],
  ready,
  count,
})

/** A view about a mail to an address. */
const mailed = (
  view: 'EmailVerifyDevice' | 'EmailVerifyOtp' | 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp',
  ready: string,
): Screen => ({
  name: view,
  request: { view, data: { email: 'ada.lovelace@mail.example.com' } },
  ready,
})

/** A purchase on the vendor's page, in a window of its own or behind a link. */
const inProgress = (state: 'waiting' | 'blocked', part: string): Screen => ({
  ...plain('BuyInProgress', `[data-part="${part}"]`),
  name: `BuyInProgress, ${state}`,
  prepare: (visit) => startPurchase(visit, { isBlocked: state === 'blocked' }),
  leave: forgetPurchases,
})

/** The wallet's network is one that the site doesn't know, so nothing can be swapped there either. */
const unsupported = (name: string, swapUnsupportedChain = false): Screen => ({
  name,
  request: { view: 'UnsupportedChain', data: { swapUnsupportedChain } },
  async prepare(visit) {
    await fillSwap(visit)
    await visit.wallet.switchChain(424242)
    const isTold = () => visit.page.evaluate(() => window.latchkey?.getState().swap?.otherNetworks.length)
    await expect.poll(isTold).toBe(2)
  },
  ready: '[data-part="network-row"]',
  count: 2,
  async leave({ page, modal, wallet }) {
    // On this screen the modal closes as soon as the network is supported.
    await page.evaluate(() => window.latchkey?.open({ view: 'WhatIsANetwork' }))
    await modal.expectView('WhatIsANetwork')
    await wallet.switchChain(31337)
  },
})

const accountTab = (tab: string, ready: string, count = 1): Screen => ({
  ...plain('Account', ready, count),
  name: `Account, ${tab}`,
  enter: ({ modal }) => modal.frame.locator(`[data-tab="${tab}"]`).click(),
})

/**
 * A view without a line here doesn't compile. All of them open while a wallet is connected that isn't embedded; with one
 * that is, see `embeddedScreens`.
 */
const screens: { readonly [V in ViewName]: readonly Screen[] } = {
  Connect: [plain('Connect', '[data-part="all-wallets"]')],
  ConnectWallets: [plain('ConnectWallets', '[data-part="wallet-row"]')],
  AllWallets: [plain('AllWallets', '[data-part="wallet-row"]', 12)],
  ConnectingExternal: [
    {
      name: 'ConnectingExternal',
      request: { view: 'ConnectingExternal', data: { connectorId: 'io.metamask' } },
      ready: '[data-state="error"]',
    },
  ],
  ConnectingMultiChain: [
    {
      name: 'ConnectingMultiChain',
      request: { view: 'ConnectingMultiChain', data: { connectorId: 'com.example.brand' } },
      ready: '[data-part="family-row"]',
    },
  ],
  ConnectingWalletConnect: [plain('ConnectingWalletConnect', '[data-part="qr-code"]')],
  ConnectingWalletConnectBasic: [plain('ConnectingWalletConnectBasic', '[data-part="all-wallets"]')],
  EmailLogin: [plain('EmailLogin', '[data-part="email"]')],
  EmailVerifyDevice: [mailed('EmailVerifyDevice', '[data-part="mail-note"]')],
  EmailVerifyOtp: [mailed('EmailVerifyOtp', '[data-part="otp-field"]')],
  ConnectSocials: [plain('ConnectSocials', ':is([data-part="social"], [data-part="empty-state"])')],
  ConnectingSocial: [
    {
      name: 'ConnectingSocial',
      request: { view: 'ConnectingSocial', data: { provider: 'github' } },
      ready: '[data-part="open-provider"]',
    },
  ],
  ConnectingFarcaster: [plain('ConnectingFarcaster', '[data-part="open-provider"]')],
  Create: [plain('Create', '[data-state="intro"]')],
  UpdateEmailWallet: [plain('UpdateEmailWallet', '[data-part="email"]')],
  UpdateEmailPrimaryOtp: [mailed('UpdateEmailPrimaryOtp', '[data-part="otp-field"]')],
  UpdateEmailSecondaryOtp: [mailed('UpdateEmailSecondaryOtp', '[data-part="otp-field"]')],
  UpgradeEmailWallet: [plain('UpgradeEmailWallet', '[data-part="open-settings"]')],
  AccountSettings: [plain('AccountSettings', '[data-part="empty-state"]')],
  ChooseAccountName: [plain('ChooseAccountName', ':is([data-part="continue"], [data-part="empty-state"])')],
  RegisterAccountName: [
    plain('RegisterAccountName', ':is([data-part="name-input"], [data-part="empty-state"])'),
  ],
  RegisterAccountNameSuccess: [
    plain('RegisterAccountNameSuccess', ':is([data-part="registered-name"], [data-part="empty-state"])'),
  ],
  UpgradeToSmartAccount: [plain('UpgradeToSmartAccount', '[data-part="use-smart-account"]')],
  SmartSessionList: [
    plain('SmartSessionList', ':is([data-part="smart-session"], [data-part="empty-state"])'),
  ],
  SmartSessionCreated: [plain('SmartSessionCreated', '[data-part="done"]')],
  // It closes by itself without a frame.
  WalletSettings: [],
  ApproveTransaction: [plain('ApproveTransaction', '[data-part="empty-state"]')],
  PendingRequests: [plain('PendingRequests', '[data-part="empty-state"]')],
  Account: [
    accountTab('tokens', '[data-part="token-row"]', 3),
    accountTab('nfts', '[data-part="nft"]'),
    accountTab('activity', '[data-part="transaction"]'),
  ],
  Profile: [plain('Profile', '[data-part="account-row"]')],
  SwitchAddress: [plain('SwitchAddress', '[data-part="account-row"]')],
  WalletReceive: [plain('WalletReceive', '[data-part="good-networks"]')],
  WalletCompatibleNetworks: [plain('WalletCompatibleNetworks', '[data-part="good-network"]')],
  WalletSend: [{ ...plain('WalletSend', '[data-part="receiver-found"]'), prepare: fillSend }],
  WalletSendSelectToken: [plain('WalletSendSelectToken', '[data-part="token-row"]')],
  WalletSendScan: [plain('WalletSendScan', '[data-part="start-camera"]')],
  WalletSendPreview: [{ ...plain('WalletSendPreview', '[data-part="send-facts"]'), prepare: fillSend }],
  Swap: [{ ...plain('Swap', '[data-part="swap-rate"]'), prepare: fillSwap }],
  SwapSelectToken: [
    {
      name: 'SwapSelectToken',
      request: { view: 'SwapSelectToken', data: { target: 'toToken' } },
      ready: '[data-part="token-row"]',
    },
  ],
  SwapPreview: [{ ...plain('SwapPreview', '[data-part="fact-network-fee"]'), prepare: fillSwap }],
  Transactions: [plain('Transactions', '[data-part="transaction"]')],
  OnRampProviders: [{ ...plain('OnRampProviders', '[data-part="vendor-amount"]'), prepare: fillBuy }],
  OnRampTokenSelect: [{ ...plain('OnRampTokenSelect', '[data-part="token-row"]'), prepare: fillBuy }],
  OnRampFiatSelect: [plain('OnRampFiatSelect', '[data-part="currency-row"]')],
  BuyInProgress: [
    plain('BuyInProgress', '[data-part="empty-state"]'),
    inProgress('waiting', 'copy-button'),
    inProgress('blocked', 'open-vendor'),
  ],
  OnRampActivity: [
    plain('OnRampActivity', '[data-part="empty-state"]'),
    {
      ...plain('OnRampActivity', '[data-part="purchase"]', 2),
      name: 'OnRampActivity, purchases',
      async prepare(visit) {
        await startPurchase(visit)
        await startPurchase(visit)
      },
      leave: forgetPurchases,
    },
  ],
  WhatIsABuy: [plain('WhatIsABuy', '[data-part="help-block"]')],
  Networks: [plain('Networks', '[data-part="network-row"]')],
  SwitchNetwork: [
    {
      name: 'SwitchNetwork',
      request: { view: 'SwitchNetwork', data: { networkId: 'eip155:31338' } },
      prepare: ({ wallet }) => wallet.reject({ method: 'wallet_switchEthereumChain' }),
      ready: '[data-state="error"]',
      leave: ({ wallet }) => wallet.approve(),
    },
  ],
  SwitchActiveChain: [
    {
      name: 'SwitchActiveChain',
      request: { view: 'SwitchActiveChain', data: { networkId: localNetworkIds.bitcoin } },
      ready: '[data-part="status"]',
    },
  ],
  SIWXSignMessage: [plain('SIWXSignMessage', '[data-part="sign"]')],
  // The same screen under its older name.
  ConnectingSiwe: [plain('ConnectingSiwe', '[data-part="sign"]')],
  WhatIsAWallet: [plain('WhatIsAWallet', '[data-part="help-block"]')],
  WhatIsANetwork: [plain('WhatIsANetwork', '[data-part="help-block"]')],
  GetWallet: [plain('GetWallet', '[data-part="wallet-row"]')],
  Downloads: [
    {
      name: 'Downloads',
      request: { view: 'GetWallet' },
      enter: ({ modal }) => modal.frame.locator('[data-part="wallet-row"]').first().click(),
      ready: '[data-part="download"]',
    },
  ],
  UnsupportedChain: [unsupported('UnsupportedChain'), unsupported('UnsupportedChain, no swaps', true)],
}

/** Every screen whose layout is compared. */
export const layoutScreens: readonly Screen[] = Object.values(screens).flat()

/** The views of which no screen is compared. */
export const leftOutViews: readonly string[] = Object.entries(screens).flatMap(([view, { length }]) =>
  length === 0 ? [view] : [],
)

/** Shows a screen in the modal, which stays as it is if it is open, and passes it to `look`. */
export async function show(visit: ViewVisit, screen: Screen, look?: () => Promise<void>): Promise<void> {
  const { page, modal } = visit
  const { request, ready, count = 1 } = screen
  await screen.prepare?.(visit)
  await page.evaluate((wanted) => window.latchkey?.open(wanted), request)
  await modal.expectView(request.view)
  await screen.enter?.(visit)
  await modal.view
    .locator(ready)
    .nth(count - 1)
    .waitFor()
  await look?.()
  await screen.leave?.(visit)
}
