import { currentEntry, type Latchkey, listWallets, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, createHostileIcon } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createDirectory, entriesOf } from '../../testing/createDirectory'
import { createScriptedPairing } from '../../testing/createScriptedPairing'
import { createMemory, createTestInstance } from '../../testing/createTestInstance'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E'
const legal = { termsConditionsUrl: 'https://site.test/terms', privacyPolicyUrl: 'https://site.test/privacy' }

type Given = {
  readonly names?: readonly string[]
  readonly options?: Partial<Options>
  readonly host?: Parameters<typeof createTestInstance>[2]
  /** Whether email and social are available. */
  readonly isEmbedded?: boolean
}

/** Opens a site with these wallets in the visitor's browser. */
function createSite({ names = ['Fox', 'Orbit'], options = {}, host = {}, isEmbedded = false }: Given = {}) {
  const page = new EventTarget()
  const wallets = names.map((name) => createEvmWallet({ name, rdns: `test.${name.toLowerCase()}`, icon }))
  for (const wallet of wallets) wallet.announce({ target: page })
  const adapter = evm({ page })
  const discover: typeof adapter.discover = (context) => {
    if (isEmbedded)
      context.found({ id: 'auth', name: 'E-mail', type: 'AUTH', chain: 'eip155', provider: null })
    return adapter.discover(context)
  }
  return { page, wallets, latchkey: createTestInstance([{ ...adapter, discover }], options, host) }
}

const open = (latchkey: Latchkey) => openView(latchkey, { view: 'Connect' })
const rows = () => [...shadowOf().querySelectorAll<HTMLButtonElement>('[data-part="wallet-row"]')]
const named = (name: string) => rows().find((row) => row.textContent?.includes(name))
const parts = () =>
  [...shadowOf().querySelectorAll<HTMLElement>('[data-part="connect-method"],[data-part="wallet-row"]')].map(
    ({ dataset }) => dataset.method ?? 'wallet',
  )

describe('wallet rows', () => {
  it('show each announced wallet with icon, name and one tag', async () => {
    await open(createSite().latchkey)
    await poll(() => rows().map((row) => row.textContent)).toEqual(['FoxInstalled', 'OrbitInstalled'])
    expect(rows().map(({ dataset }) => dataset.wallet)).toEqual(['test.fox', 'test.orbit'])
    expect(rows()[0]?.querySelector('img')?.src).toBe(icon)
    expect(rows()[0]?.offsetHeight).toBe(60)
  })

  it('[EVM-1] mark a wallet that names no domain', async () => {
    const { latchkey, page } = createSite({ names: ['Fox'] })
    createEvmWallet({ name: 'Plain', rdns: 'plain', icon }).announce({ target: page })
    await open(latchkey)
    await poll(() => rows().map((row) => row.textContent)).toEqual(['FoxInstalled', 'PlainUnverified'])
  })

  it('[CON-8] have the wallet first whose app shows the page, and say so', async () => {
    const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 WebView MetaMaskMobile'
    const { latchkey, page } = createSite({
      names: ['Fox'],
      options: { pairing: createScriptedPairing().port },
      host: { agent, isMobile: true },
    })
    createEvmWallet({ name: 'MetaMask', rdns: 'io.metamask.mobile', icon }).announce({ target: page })
    await open(latchkey)
    await poll(() => rows().map((row) => row.textContent)).toEqual([
      'MetaMaskThis app',
      // A letter instead of an icon.
      'WWalletConnectQR code',
      'FoxInstalled',
    ])
  })

  it('[EVM-1] show both programs that claim a name, marked, and say so', async () => {
    const { latchkey, page, wallets } = createSite({ names: ['Fox', 'Orbit'] })
    await open(latchkey)
    await poll(() => rows()).toHaveLength(2)
    expect(shadowOf().querySelector('[data-part="contested-note"]')).toBe(null)
    const second = createEvmWallet({ name: 'Fox', rdns: 'test.fox', icon })
    second.announce({ target: page })
    await poll(() => rows().map((row) => row.textContent)).toEqual([
      'FoxClaimed twice',
      'OrbitInstalled',
      'FoxClaimed twice',
    ])
    const note = shadowOf().querySelector('[data-part="contested-note"]')
    expect([note?.role, note?.textContent]).toEqual([
      'alert',
      'Two programs claim to be Fox. Turn off the one you don’t trust, then reload the page.',
    ])
    expect(rows().map(({ dataset }) => dataset.wallet)).toEqual(['test.fox', 'test.orbit', 'test.fox#2'])
    await userEvent.click(rows()[2] as HTMLButtonElement)
    await poll(() => second.log.length).toBeGreaterThan(0)
    expect(wallets[0]?.log).toEqual([])
  })

  it('[CON-11] mark a recent wallet and put it first', async () => {
    const { latchkey } = createSite()
    await latchkey.connect({ connectorId: 'test.orbit' })
    await latchkey.disconnect()
    await open(latchkey)
    await poll(() => rows().map((row) => row.textContent)).toEqual(['OrbitRecent', 'FoxInstalled'])
  })

  it('[EVM-1] stay in place when a wallet that belongs before them announces itself late', async () => {
    const storage = createMemory()
    const earlier = createSite({ names: ['Late'], host: { storage } })
    await earlier.latchkey.connect({ connectorId: 'test.late' })
    await earlier.latchkey.disconnect()
    const { latchkey, page } = createSite({ names: ['Orbit'], host: { storage } })
    await open(latchkey)
    await poll(() => rows()).toHaveLength(1)
    const before = named('Orbit')
    const top = before?.offsetTop
    const stop = createEvmWallet({ name: 'Late', rdns: 'test.late' }).announce({ target: page })
    await poll(() => rows().map((row) => row.textContent)).toEqual(['OrbitInstalled', 'LateRecent'])
    expect(named('Orbit')).toBe(before)
    expect(before?.offsetTop).toBe(top)
    // The next opening sorts it.
    expect(listWallets(latchkey).map(({ name }) => name)).toEqual(['Late', 'Orbit'])
    stop()
  })

  it('[CON-8] are filled up with popular wallets, and nothing moves when they come', async () => {
    const { latchkey } = createSite({ names: ['Fox'], options: { pairing: createScriptedPairing().port } })
    await open(latchkey)
    await poll(() => rows()).toHaveLength(2)
    const all = await findInside('[data-part="all-wallets"]')
    const top = all.offsetTop
    await poll(() => rows().map(({ dataset }) => dataset.wallet)).toEqual([
      'walletConnect',
      'test.fox',
      'io.metamask',
      'app.phantom',
    ])
    expect(all.offsetTop).toBe(top)
    await userEvent.click(await findInside('[data-wallet="io.metamask"]'))
    await findView('ConnectingWalletConnect')
  })

  it('[CON-8] are filled up with what the gateway recommends, and nothing moves when they come', async () => {
    const directory = createDirectory(entriesOf(6))
    const { latchkey } = createSite({ names: ['Fox'], options: directory.options, host: directory.host })
    await open(latchkey)
    await poll(() => rows().length).toBeGreaterThan(0)
    const all = await findInside('[data-part="all-wallets"]')
    const top = all.offsetTop
    await poll(() => rows().map(({ dataset }) => dataset.wallet)).toEqual([
      'test.fox',
      'test.listed0',
      'test.listed1',
      'test.listed2',
    ])
    expect(all.offsetTop).toBe(top)
  })

  it('[CON-8] lead to where a popular wallet can be downloaded when it can’t be paired', async () => {
    await open(createSite({ names: ['Fox'] }).latchkey)
    await userEvent.click(await findInside('[data-wallet="io.metamask"]'))
    await findView('Downloads')
    await poll(() => shadowOf().querySelectorAll('a[href*="metamask"]').length).toBeGreaterThan(0)
  })

  it('open the chosen wallet', async () => {
    const { latchkey, wallets } = createSite()
    wallets[1]?.hang()
    await open(latchkey)
    await userEvent.click(await findInside('[data-wallet="test.orbit"]'))
    await findView('ConnectingExternal')
    expect(currentEntry(latchkey.getState().nav).data).toEqual({
      connectorId: 'test.orbit',
      namespace: 'eip155',
    })
    expect(latchkey.getState().events.data).toMatchObject({ event: 'SELECT_WALLET' })
  })

  it.each(['javascript', 'html', 'huge', 'not-a-string', 'remote', 'svg-script'] as const)(
    'never run or load a hostile icon (%s)',
    async (kind) => {
      const page = new EventTarget()
      createEvmWallet({ name: 'Evil', rdns: 'test.evil', icon: createHostileIcon(kind) }).announce({
        target: page,
      })
      await open(createTestInstance([evm({ page })]))
      await poll(() => rows().length + shadowOf().querySelectorAll('[data-part="empty-state"]').length).toBe(
        1,
      )
      const sources = [...shadowOf().querySelectorAll('img')].map(({ src }) => src)
      expect(sources.filter((src) => !src.startsWith('data:image/'))).toEqual([])
      expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('tracker'))).toEqual(
        [],
      )
      expect('hostileIconRan' in globalThis).toBe(false)
    },
  )
})

describe('without a wallet', () => {
  it('keeps the space for a moment, then says so and offers one; a late wallet still gets its row', async () => {
    const { latchkey, page } = createSite({ names: [] })
    await open(latchkey)
    expect(shadowOf().querySelector('[data-part="skeleton"]')).toBeTruthy()
    const state = await findInside('[data-part="empty-state"]')
    expect(state.textContent).toContain('No wallet found')
    await poll(spoken).toBe('No wallet found')
    const stop = createEvmWallet({ name: 'Late', rdns: 'test.late' }).announce({ target: page })
    await findInside('[data-wallet="test.late"]')
    stop()
  })

  it('[EVM-1] says in development which wallet was refused, also when that comes late', async () => {
    const { latchkey, page } = createSite({ names: [], options: { debug: true } })
    await open(latchkey)
    const state = await findInside('[data-part="empty-state"]')
    expect(state.textContent).not.toContain('refused')
    const detail = { info: { name: 'Odd', rdns: 'test.odd', uuid: '1' }, provider: {} }
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    await poll(() => shadowOf().querySelector('[data-part="empty-state"]')?.textContent).toContain(
      'Seen, but refused: Odd.',
    )
  })

  it('offers to get one', async () => {
    await open(createSite({ names: [] }).latchkey)
    await userEvent.click(await findControl('Get a wallet'))
    await findView('GetWallet')
  })
})

describe('the legal checkbox', () => {
  it('[FLG-4] blocks every row, by pointer and keyboard, until checked', async () => {
    const { latchkey, wallets } = createSite({ options: { ...legal, features: { legalCheckbox: true } } })
    await open(latchkey)
    await poll(() => rows().length).toBe(2)
    const all = await findInside<HTMLButtonElement>('[data-part="all-wallets"]')
    expect([...rows(), all].every(({ disabled }) => disabled)).toBe(true)
    const checkbox = await findInside<HTMLInputElement>('input[type="checkbox"]')
    expect(checkbox.closest('label')?.textContent).toContain('I agree to the terms of service')
    await poll(() => shadowOf().activeElement).toBe(checkbox)
    const reached = new Set<Element | null>()
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.keyboard('{Tab}')
      reached.add(shadowOf().activeElement)
    }
    expect(rows().some((row) => reached.has(row))).toBe(false)
    rows()[0]?.click()
    expect(currentEntry(latchkey.getState().nav).view).toBe('Connect')

    await userEvent.click(checkbox)
    expect([...rows(), all].some(({ disabled }) => disabled)).toBe(false)
    wallets[0]?.hang()
    await userEvent.click(rows()[0] as HTMLElement)
    await findView('ConnectingExternal')
  })

  it('[FLG-4] links to the documents in a new tab without an opener', async () => {
    await open(createSite({ options: { ...legal, features: { legalCheckbox: true } } }).latchkey)
    await findInside('input[type="checkbox"]')
    const links = [...shadowOf().querySelectorAll<HTMLAnchorElement>('label a')]
    expect(links.map(({ href, target, rel }) => ({ href, target, rel }))).toEqual(
      [legal.termsConditionsUrl, legal.privacyPolicyUrl].map((href) => ({
        href,
        target: '_blank',
        rel: 'noopener noreferrer',
      })),
    )
  })

  it('[FLG-4] is missing without a document to accept', async () => {
    await open(createSite({ options: { features: { legalCheckbox: true } } }).latchkey)
    await poll(() => rows().length).toBe(2)
    expect(shadowOf().querySelector('input')).toBeNull()
    expect(rows().some(({ disabled }) => disabled)).toBe(false)
  })

  it('becomes a note when the site requires no check', async () => {
    await open(createSite({ options: { termsConditionsUrl: legal.termsConditionsUrl } }).latchkey)
    await poll(() => rows().length).toBe(2)
    expect(shadowOf().querySelector('input')).toBeNull()
    expect((await findInside('[data-part="note"]')).textContent).toContain(
      'By connecting, you agree to the terms of service',
    )
    expect(shadowOf().querySelectorAll('[data-part="note"] a')).toHaveLength(1)
  })
})

describe('the ways to connect', () => {
  it('[NAV-13] are only wallets when nothing else is offered', async () => {
    await open(createSite().latchkey)
    await poll(() => rows().length).toBe(2)
    expect(shadowOf().querySelector('[data-part="connect-method"]')).toBeNull()
    expect(shadowOf().querySelector('[data-part="divider"]')).toBeNull()
  })

  it('[NAV-13] start with wallets if one is installed', async () => {
    await open(createSite({ isEmbedded: true, names: ['Fox'] }).latchkey)
    await poll(() => parts().filter((part, at, all) => all.indexOf(part) === at)).toEqual([
      'wallet',
      'email',
      'social',
    ])
  })

  it('[NAV-13] end with wallets if none is installed', async () => {
    await open(createSite({ isEmbedded: true, names: [] }).latchkey)
    await findInside('[data-method="email"]')
    const order = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="body"] > *')].map(
      ({ dataset }) => dataset.method ?? dataset.part ?? 'wallets',
    )
    expect(order).toEqual(['email', 'social', 'divider', 'wallets'])
  })

  it("[NAV-13] follow the site's order", async () => {
    const connectMethodsOrder = ['social', 'wallet', 'email'] as const
    await open(
      createSite({ isEmbedded: true, names: ['Fox'], options: { features: { connectMethodsOrder } } })
        .latchkey,
    )
    await poll(() => parts().filter((part, at, all) => all.indexOf(part) === at)).toEqual([
      'social',
      'wallet',
      'email',
    ])
    expect([...shadowOf().querySelectorAll('[data-part="divider"]')].map((line) => line.textContent)).toEqual(
      ['or', 'or'],
    )
  })

  it('[FLG-1] leave out wallets when the site turned them off', async () => {
    await open(createSite({ isEmbedded: true, options: { enableWallets: false } }).latchkey)
    await findInside('[data-method="email"]')
    expect(rows()).toEqual([])
    expect(shadowOf().querySelector('[data-part="empty-state"]')).toBeNull()
  })

  it.each([{ collapseWallets: true }, { emailShowWallets: false }])(
    '[FLG-5] show one button instead of wallets beside email (%o)',
    async (features) => {
      await open(createSite({ isEmbedded: true, options: { features } }).latchkey)
      await userEvent.click(await findControl('Continue with a wallet'))
      await findView('ConnectWallets')
      await poll(() => rows().length).toBeGreaterThan(0)
    },
  )

  it('[FLG-5] show the wallets anyway if there is nothing beside them', async () => {
    await open(createSite({ options: { features: { collapseWallets: true } } }).latchkey)
    await poll(() => rows().length).toBe(2)
  })
})

describe('all wallets', () => {
  const all = () => shadowOf().querySelector('[data-part="all-wallets"]')

  it('[FLG-5] have a row that opens them', async () => {
    await open(createSite().latchkey)
    await poll(() => all()?.textContent).toBe('All wallets')
    await userEvent.click(await findInside('[data-part="all-wallets"]'))
    await findView('AllWallets')
  })

  it.each([
    { options: { allWallets: 'HIDE' as const }, isMobile: false, isShown: false },
    { options: { allWallets: 'ONLY_MOBILE' as const }, isMobile: false, isShown: false },
    { options: { allWallets: 'ONLY_MOBILE' as const }, isMobile: true, isShown: true },
    { options: { features: { allWallets: false } }, isMobile: false, isShown: false },
  ])('[FLG-5] are shown or hidden as the site says (%o)', async ({ options, isMobile, isShown }) => {
    await open(createSite({ options, host: { isMobile } }).latchkey)
    await poll(() => rows().length).toBe(2)
    expect(all() !== null).toBe(isShown)
  })

  it('have no row when the list is complete', async () => {
    await open(createSite({ options: { includeWalletIds: ['test.fox'] } }).latchkey)
    await poll(() => rows().length).toBe(1)
    expect(all()).toBeNull()
  })
})
