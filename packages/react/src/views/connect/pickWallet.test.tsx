import { currentEntry, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedPairing } from '../../testing/createScriptedPairing'
import { createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView } from '../../testing/openView'

const wallets = [
  { id: 'far', name: 'Far', mobile_link: 'far://' },
  { id: 'none', name: 'None', homepage: 'https://none.example/' },
  { id: 'page', name: 'Page', browser_link: 'page://open?{url}' },
]

type Given = {
  readonly hasPairing: boolean
  readonly isMobile?: boolean
  readonly view?: 'AllWallets'
  readonly options?: Partial<Options>
}

async function pick(row: string, given: Given) {
  const page = new EventTarget()
  const near = createEvmWallet({ name: 'Near', rdns: 'test.near' })
  near.announce({ target: page })
  near.hang()
  const { port } = createScriptedPairing()
  const options: Partial<Options> = {
    customWallets: wallets,
    ...(given.hasPairing ? { pairing: port } : {}),
    ...given.options,
  }
  const latchkey = createTestInstance([evm({ page })], options, { isMobile: given.isMobile ?? false })
  await openView(latchkey, { view: given.view ?? 'Connect' })
  await userEvent.click(await findInside(row))
  return () => currentEntry(latchkey.getState().nav)
}

it.each([
  [
    'a wallet that is installed',
    'test.near',
    true,
    'ConnectingExternal',
    { connectorId: 'test.near', namespace: 'eip155' },
  ],
  ['a wallet on another device', 'far', true, 'ConnectingWalletConnect', { walletId: 'far', name: 'Far' }],
  ['any wallet on another device', 'walletConnect', true, 'ConnectingWalletConnect', {}],
  ['a wallet without a link', 'none', true, 'Downloads', { walletId: 'none', name: 'None' }],
  ['a wallet that only opens the page', 'page', true, 'Downloads', { walletId: 'page', name: 'Page' }],
  [
    'a wallet on another device, without pairing',
    'far',
    false,
    'Downloads',
    { walletId: 'far', name: 'Far' },
  ],
])('[WC-1] a row opens %s', async (_, id, hasPairing, view, data) => {
  const entry = await pick(`[data-wallet="${id}"]`, { hasPairing })
  await findView(view)
  expect(entry()).toEqual({ view, data })
})

it('the pairing row says what it shows', async () => {
  await openView(
    createTestInstance([evm({ page: new EventTarget() })], { pairing: createScriptedPairing().port }),
    { view: 'Connect' },
  )
  expect((await findInside('[data-wallet="walletConnect"]')).textContent).toContain('WalletConnectQR code')
})

it('[WC-1] a phone lists apps for pairing, and shows a code only if the site hides them', async () => {
  await pick('[data-wallet="walletConnect"]', { hasPairing: true, isMobile: true })
  await findView('AllWallets')
  await findInside('[data-wallet="far"]')
  expect(shadowOf().querySelector('[data-wallet="walletConnect"]')).toBeNull()
})

it('[WC-1] a phone without a list of apps shows the code', async () => {
  const options = { allWallets: 'HIDE' } as const
  await pick('[data-wallet="walletConnect"]', { hasPairing: true, isMobile: true, options })
  await findView('ConnectingWalletConnect')
})

it('[WC-1] all wallets open pairing, too, on a phone with a button for the code', async () => {
  const entry = await pick('[data-part="scan-code"]', {
    hasPairing: true,
    isMobile: true,
    view: 'AllWallets',
  })
  await findView('ConnectingWalletConnect')
  expect(entry().data).toEqual({})
})

it('all wallets have no such button where a computer shows the code anyway', async () => {
  const entry = await pick('[data-wallet="far"]', { hasPairing: true, view: 'AllWallets' })
  await findView('ConnectingWalletConnect')
  expect(entry().data).toEqual({ walletId: 'far', name: 'Far' })
  expect(shadowOf().querySelector('[data-part="scan-code"]')).toBeNull()
  await findControl(/Copy link/)
})

const phone = {
  isMobile: true,
  page: { url: 'https://dapp.example/kauf?a=1', domain: 'dapp.example', title: 'Dapp' },
}

/** Picks a wallet on a phone, and returns what the browser and Telegram were told to open. */
async function open(
  options: Partial<Options>,
  given: { readonly isMobile?: boolean; readonly app?: object } = {},
) {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  vi.stubGlobal('Telegram', given.app)
  onTestFinished(() => void vi.unstubAllGlobals())
  const latchkey = createTestInstance([evm({ page: new EventTarget() })], options, {
    ...phone,
    isMobile: given.isMobile ?? true,
  })
  await openView(latchkey, { view: 'Connect' })
  // What opens an app, and what follows links in Telegram, loads while the visitor reads the list.
  await Promise.all([import('./openInApp'), import('../../shell/followLink')])
  await new Promise((resolve) => setTimeout(resolve, 200))
  await userEvent.click(await findInside('[data-wallet="own"]'))
  return { opened: opened.mock.calls, latchkey }
}
const own = { id: 'own', name: 'Own', browser_link: 'https://own.example/open?page={url}' }
const link = 'https://own.example/open?page=https%3A%2F%2Fdapp.example%2Fkauf%3Fa%3D1'

it('[WC-1] one press on a phone opens the page in an app that nothing else reaches, and shows where to get it', async () => {
  const { opened } = await open({ customWallets: [own] })
  await findView('Downloads')
  expect(opened).toEqual([[link, '_blank', 'noopener,noreferrer']])
  expect((await findInside<HTMLAnchorElement>('[data-part="open-page"]')).href).toBe(link)
})

it('[WC-1] one press opens the page in such an app, too, where others pair', async () => {
  const { opened } = await open({ customWallets: [own], pairing: createScriptedPairing().port })
  await findView('Downloads')
  expect(opened).toEqual([[link, '_blank', 'noopener,noreferrer']])
})

it.each([
  ['on a computer', { customWallets: [own] }, false, 'Downloads'],
  [
    'if its link is a scheme, which may open nothing',
    { customWallets: [{ ...own, browser_link: 'own://x?{url}' }] },
    true,
    'Downloads',
  ],
  [
    'if it pairs',
    { customWallets: [{ ...own, mobile_link: 'own://' }], pairing: createScriptedPairing().port },
    true,
    'ConnectingWalletConnect',
  ],
])('[WC-1] opens no page in the app %s', async (_, options, isMobile, view) => {
  const { opened } = await open(options, { isMobile })
  await findView(view)
  expect(opened).toEqual([])
})

it('[WC-1] inside Telegram, Telegram opens the links', async () => {
  const asked: string[] = []
  const app = { WebApp: { platform: 'ios', openLink: (href: string) => void asked.push(href) } }
  const { opened } = await open({ customWallets: [own] }, { app })
  await findView('Downloads')
  await userEvent.click(await findInside('[data-part="open-page"]'))
  expect(asked).toEqual([link, link])
  expect(opened).toEqual([])
})
