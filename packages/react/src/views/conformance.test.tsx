import { type Latchkey, noteAnswer, noteRequests, type ViewData, type ViewName } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createScriptedEmbedded } from '../testing/createScriptedEmbedded'
import { createScriptedFamily, familyNetwork } from '../testing/createScriptedFamily'
import { createScriptedPairing, pairingUri } from '../testing/createScriptedPairing'
import { createTestInstance } from '../testing/createTestInstance'
import { createTestSignIn } from '../testing/createTestSignIn'
import { emulateMedia } from '../testing/emulateMedia'
import { findInside, shadowOf } from '../testing/mountProvider'
import { openView, poll } from '../testing/openView'
import { specifiedViews } from '../testing/specifiedViews'
import { registry } from './registry'

/** What a view shows below the header. */
const body = ':is([data-part="body"], [data-part="pairing"])'

/** The longest name a wallet may have. */
const long = 'Donaudampfschifffahrtsgesellschaftskapitän mit Hut und Mütze'

/** A long email address without a place to break. */
const address = 'donaudampfschifffahrtsgesellschaftskapitaen@mail.donau-schifffahrt.example'

/** The data each view is opened with. A view without a line here doesn't compile. */
const data: { readonly [V in ViewName]: ViewData[V] } = {
  Connect: {},
  AllWallets: undefined,
  ConnectWallets: undefined,
  ConnectingExternal: { connectorId: 'test.fox' },
  ConnectingMultiChain: { connectorId: 'test.fox' },
  ConnectingWalletConnect: { walletId: 'fox' },
  ConnectingWalletConnectBasic: undefined,
  PendingRequests: undefined,
  EmailLogin: undefined,
  EmailVerifyDevice: { email: address },
  EmailVerifyOtp: { email: address },
  ConnectSocials: undefined,
  ConnectingSocial: { provider: 'github' },
  ConnectingFarcaster: undefined,
  Create: undefined,
  UpdateEmailWallet: { email: address },
  UpdateEmailPrimaryOtp: { email: address },
  UpdateEmailSecondaryOtp: { email: address },
  UpgradeEmailWallet: undefined,
  UpgradeToSmartAccount: undefined,
  AccountSettings: undefined,
  ChooseAccountName: undefined,
  RegisterAccountName: undefined,
  RegisterAccountNameSuccess: undefined,
  WalletSettings: undefined,
  SIWXSignMessage: undefined,
  ConnectingSiwe: undefined,
  ApproveTransaction: undefined,
  SmartSessionList: undefined,
  SmartSessionCreated: undefined,
  Account: undefined,
  Profile: undefined,
  SwitchAddress: undefined,
  WalletReceive: undefined,
  WalletCompatibleNetworks: undefined,
  WalletSend: undefined,
  WalletSendSelectToken: undefined,
  WalletSendScan: undefined,
  WalletSendPreview: undefined,
  Swap: undefined,
  SwapSelectToken: { target: 'toToken' },
  SwapPreview: undefined,
  Transactions: undefined,
  OnRampProviders: undefined,
  OnRampTokenSelect: undefined,
  OnRampFiatSelect: undefined,
  BuyInProgress: undefined,
  OnRampActivity: undefined,
  WhatIsABuy: undefined,
  Networks: undefined,
  SwitchNetwork: { networkId: 'eip155:8453' },
  SwitchActiveChain: { networkId: 'solana:test' },
  UnsupportedChain: {},
  WhatIsAWallet: undefined,
  WhatIsANetwork: undefined,
  GetWallet: undefined,
  Downloads: { walletId: 'io.metamask' },
}
const views = Object.keys(registry) as ViewName[]
/** Views that the specification doesn't have. */
const ownViews: readonly ViewName[] = [
  'PendingRequests',
  'UpgradeToSmartAccount',
  'WalletSendScan',
  'WalletSettings',
]
const isBeforeConnecting = (view: ViewName) => /^(Connect(?!ingSiwe)|AllWallets|Email|Create)/.test(view)

const isPairing = (view: ViewName) => view.startsWith('ConnectingWalletConnect')
/** Views that need sign-in. */
const isOfSignIn = (view: ViewName) => /^(SIWXSignMessage|ConnectingSiwe)$/.test(view)
/** Views of the embedded wallet, of which some need its account. */
const isEmbedded = (view: ViewName) =>
  /^(Email|Create|Update|Upgrade|\w+Settings$|Connect\w*Social)/.test(view)
const isSignedIn = (view: ViewName) => /^(Update|Upgrade|\w+Settings$)/.test(view)
/** Views that need several families. */
const isOfFamilies = (view: ViewName) => /^(ConnectingMultiChain|SwitchActiveChain)$/.test(view)
/** A wallet with every way to reach it. */
const linked = {
  id: 'fox',
  mobile_link: 'fox://',
  webapp_link: 'https://web.fox.example',
  desktop_link: 'foxdesk://',
  homepage: 'https://fox.example/',
}

const network = (id: number, name: string, more = {}) => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
  ...more,
})

/** One pending and one answered request. */
function fillRequests(latchkey: Latchkey, wallet: string): void {
  const links = [{ href: 'fox://wc?requestId=1', base: 'fox://' }]
  const shared = { wallet, chainId: 'eip155:1', createdAt: Date.now(), expiresAt: Date.now() + 300_000 }
  const request = { ...shared, id: 1, method: 'personal_sign', links }
  noteRequests(latchkey, [request, { ...request, id: 2, method: 'eth_sendTransaction', links: [] }])
  const sent = { ...request, id: 3, method: 'eth_sendTransaction' }
  noteAnswer(latchkey, { request: sent, outcome: { result: `0x${'a'.repeat(64)}` } })
}

/** Opens a view on a site with as much content as possible. */
async function show(view: ViewName, options = {}, names = ['Fox', 'Orbit', 'Nightjar']): Promise<Latchkey> {
  const target = new EventTarget()
  const chains = [
    ...(view === 'UnsupportedChain' ? [{ chainId: 99 }] : []),
    { chainId: 1 },
    { chainId: 8453 },
  ]
  const wallets = names.map((name, at) =>
    createEvmWallet({ name, rdns: at === 0 ? 'test.fox' : `test.w${at}`, chains, exposes: 3 }),
  )
  for (const wallet of wallets) wallet.announce({ target })
  const adapter = evm({ page: target })
  const pairing = createScriptedPairing()
  const embedded = createScriptedEmbedded()
  const other = createScriptedFamily('solana', [{ name: names[0] ?? '', address: 'So1' }])
  const latchkey = createTestInstance(
    [
      ...(isOfFamilies(view) ? [other.adapter] : []),
      { ...adapter, getBalance: async () => ({ value: '1234567.891', symbol: 'ETH', decimals: 18 }) },
    ],
    {
      networks: [
        network(1, 'Ethereum'),
        network(8453, 'Base'),
        network(5, 'Görli', { testnet: true }),
        ...(isOfFamilies(view) ? [familyNetwork('solana', 'test', 'Solana')] : []),
      ],
      ...(isPairing(view)
        ? { pairing: pairing.port, customWallets: [{ ...linked, name: names[0] ?? '' }] }
        : {}),
      ...(isEmbedded(view) ? { embedded: embedded.port } : {}),
      ...(isOfSignIn(view) ? { siwx: createTestSignIn().config } : {}),
      termsConditionsUrl: 'https://site.test/terms',
      privacyPolicyUrl: 'https://site.test/privacy',
      ...options,
    },
  )
  if (!isBeforeConnecting(view))
    await latchkey.connect({ connectorId: isSignedIn(view) ? 'AUTH' : 'test.fox' })
  wallets[0]?.hang()
  if (view === 'PendingRequests') fillRequests(latchkey, names[0] ?? '')
  // The table above matches each view with its data, which the loop can't express.
  await openView(latchkey, { view, data: data[view] } as Parameters<typeof openView>[1])
  await findInside(body)
  if (isPairing(view)) {
    await poll(() => pairing.asked.length).toBeGreaterThan(0)
    pairing.show(pairingUri())
    await findInside('[data-part="qr-code"]')
  }
  if (isOfSignIn(view)) await findInside('[data-part="sign-in-message"]')
  if (view === 'Connect') await findInside('[data-part="wallet-row"]')
  if (view === 'WalletSettings') await findInside('[data-part="frame-area"][data-state="shown"]')
  if (view === 'AccountSettings') await findInside('[data-part="ways-back"][data-state="single"]')
  await settle()
  return latchkey
}

/** Waits for animations that end. */
async function settle(): Promise<void> {
  await vi.waitFor(() => {
    const running = shadowOf()
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    expect(running).toHaveLength(0)
  })
}

async function findFaults(): Promise<readonly string[]> {
  const host = document.querySelector('latchkey-modal')
  const { violations } = await axe.run(host as Element, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** Returns elements that overflow the card sideways, except where they're cut on purpose. */
function findSpills(): readonly string[] {
  const card = shadowOf().querySelector('[data-part="card"]')?.getBoundingClientRect()
  const inside = [...shadowOf().querySelectorAll<HTMLElement>(`${body}, ${body} *`)]
  return inside
    .filter((element) => !element.closest('[data-part="unseen"]'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return card && width > 0 && (left < card.left - 0.5 || right > card.right + 0.5)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

it('[NAV-1] has each of the 53 views, and four of our own', () => {
  expect(specifiedViews).toHaveLength(53)
  expect([...views].sort()).toEqual([...specifiedViews, ...ownViews].sort())
})

describe.each(views)('%s', (view) => {
  it.each(['en', 'ar'])('passes axe, light and dark, in %s', async (locale) => {
    const latchkey = await show(view, { locale })
    expect(shadowOf().querySelector('dialog')?.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    await poll(findFaults).toEqual([])
    const before = getComputedStyle(await findInside('[data-part="card"]')).backgroundColor
    latchkey.setTheme({ mode: 'dark' })
    await poll(async () => getComputedStyle(await findInside('[data-part="card"]')).backgroundColor).not.toBe(
      before,
    )
    await settle()
    await poll(findFaults).toEqual([])
  })

  it('fits a 360 px screen with long names and texts', async () => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1024, 768))
    const networks = [network(1, long), network(8453, long.replaceAll(' ', ''))]
    await show(view, { locale: 'de', networks, metadata: { name: long } }, [long, long.replaceAll(' ', '')])
    expect(findSpills()).toEqual([])
    const card = (await findInside('[data-part="card"]')).getBoundingClientRect()
    expect(card.width).toBe(360)
    expect(card.height).toBeLessThanOrEqual(640 * 0.9)
    // What doesn't fit can be scrolled to. Nothing is out of reach below the card.
    const bottom = async (part: string) => (await findInside(part)).getBoundingClientRect().bottom
    await poll(async () => (await bottom(body)) - (await bottom('[data-part="card"]'))).toBeLessThanOrEqual(
      0.5,
    )
  })

  it('works by keyboard alone', async () => {
    await show(view)
    // Tabs take one press of Tab. The part's own test covers the arrow keys.
    const controls = [
      ...shadowOf().querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input:not(:disabled)'),
    ].filter((control) => !control.matches('[role="tab"][aria-selected="false"]'))
    const reached = new Set<Element | null>([shadowOf().activeElement])
    for (let presses = 0; presses <= controls.length; presses++) {
      await userEvent.keyboard('{Tab}')
      reached.add(shadowOf().activeElement)
      // A grid takes one press of Tab. The arrow keys move within it.
      for (const _ of shadowOf().activeElement?.closest('[role="grid"]')?.querySelectorAll('button') ?? []) {
        await userEvent.keyboard('{ArrowRight}')
        reached.add(shadowOf().activeElement)
      }
    }
    expect(controls.filter((control) => !reached.has(control)).map(({ outerHTML }) => outerHTML)).toEqual([])
    for (const control of controls) {
      const name = control.getAttribute('aria-label') ?? control.textContent
      expect(name?.trim() || control.closest('label')?.textContent).toBeTruthy()
    }
  })

  it("[NAV-16] doesn't move for a visitor who prefers reduced motion", async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    await show(view)
    expect(shadowOf().getAnimations()).toHaveLength(0)
  })

  it('has its own title in the header', async () => {
    await show(view)
    const title = shadowOf().querySelector('[data-part="title"]')?.textContent
    expect(title).toBeTruthy()
    expect(title).not.toMatch(/^\w+\.\w+\.title$/)
  })
})
