import type { Connector } from '@latchkey/core'
import { createBitcoinWallet, createHostileIcon } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { discover } from './discover'

function look(page: EventTarget, options: { announced?: boolean; injected?: boolean } = {}) {
  const found: Connector[] = []
  const stop = discover(page, {
    announced: true,
    injected: true,
    ...options,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  onTestFinished(stop)
  return { found, ids: () => found.map(({ id }) => id) }
}

const put = (page: EventTarget, name: string, value: unknown) => Object.defineProperty(page, name, { value })

describe('discover', () => {
  it('[BTC-1] finds wallets of all three kinds, each bound to its own object', () => {
    const page = new EventTarget()
    const standard = createBitcoinWallet({ name: 'Alpha' })
    const wbip = createBitcoinWallet({ form: 'wbip', name: 'Beta', path: 'BetaProviders.BitcoinProvider' })
    const unisat = createBitcoinWallet({ form: 'unisat' })
    const okx = createBitcoinWallet({ form: 'unisat', path: 'okxwallet.bitcoin' })
    for (const wallet of [standard, wbip, unisat, okx]) wallet.announce({ target: page })
    const { found } = look(page)
    expect(found.map(({ id, name, type }) => [id, name, type])).toEqual([
      ['Alpha', 'Alpha', 'ANNOUNCED'],
      ['BetaProviders.BitcoinProvider', 'Beta', 'ANNOUNCED'],
      ['io.unisat', 'UniSat Wallet', 'INJECTED'],
      ['com.okex.wallet', 'OKX Wallet', 'INJECTED'],
    ])
    expect(found.map(({ provider }) => provider)).toEqual(
      [standard, wbip, unisat, okx].map(({ provider }) => provider),
    )
    expect(found.every(({ chain }) => chain === 'bip122')).toBe(true)
    for (const wallet of [standard, wbip, unisat, okx]) expect(wallet.log).toEqual([])
  })

  it('[BTC-1] reports what says it is for Bitcoin but can’t be used, once it has had time to load', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const page = new EventTarget()
    const refused: unknown[] = []
    const failed = (cause: unknown) => expect.unreachable(String(cause))
    const report = { found: () => undefined, failed, refused: (wallet: unknown) => refused.push(wallet) }
    const listed = { id: 'Missing.Provider', name: 'Missing' }
    put(page, 'btc_providers', [listed])
    onTestFinished(discover(page, { announced: true, injected: true, ...report }))
    const registered = { name: 'Featureless', chains: ['bitcoin:mainnet'], features: {} }
    const detail = (api: { register(...wallets: readonly unknown[]): void }) =>
      api.register(registered, { ...registered, chains: ['sui:mainnet'] })
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(refused).toEqual([registered])
    vi.advanceTimersByTime(10_000)
    expect(refused).toEqual([registered, listed])
  })

  it('[BTC-1] finds wallets that are injected late, without any event', async () => {
    const page = new EventTarget()
    const { ids } = look(page)
    createBitcoinWallet({ form: 'wbip', path: 'Late' }).announce({ target: page })
    createBitcoinWallet({ form: 'unisat' }).announce({ target: page })
    await vi.waitFor(() => expect(ids()).toEqual(['Late', 'io.unisat']))
  })

  it('[BTC-1] lists a wallet once if it is found in several ways, and each program that registers its name', () => {
    const page = new EventTarget()
    const real = createBitcoinWallet({ name: 'UniSat' })
    real.announce({ target: page })
    createBitcoinWallet({ form: 'unisat' }).announce({ target: page })
    createBitcoinWallet({ form: 'wbip', name: 'Uni\u202eSat Wallet', path: 'Thief' }).announce({
      target: page,
    })
    const claimant = createBitcoinWallet({ name: 'unisat' })
    claimant.announce({ target: page })
    const { found } = look(page)
    expect(found.map(({ provider }) => provider)).toEqual([real.provider, claimant.provider])
  })

  it('[BTC-1] lists every program that puts a name into the list, and one row for each place', async () => {
    const page = new EventTarget()
    const [first, second] = [
      createBitcoinWallet({ form: 'wbip', name: 'Beta', path: 'Beta' }),
      createBitcoinWallet({ form: 'wbip', name: 'Beta Wallet', path: 'Thief' }),
    ]
    for (const wallet of [first, second]) wallet.announce({ target: page })
    const { found } = look(page)
    expect(found.map(({ id, provider }) => [id, provider])).toEqual([
      ['Beta', first.provider],
      ['Thief', second.provider],
    ])
    // A wallet may replace its object; the row stays with the one that was found.
    Object.assign(page, { Beta: createBitcoinWallet({ form: 'wbip' }).provider })
    createBitcoinWallet({ form: 'wbip', name: 'Gamma', path: 'Gamma' }).announce({ target: page })
    await vi.waitFor(() => expect(found.map(({ id }) => id)).toContain('Gamma'))
    expect(found).toHaveLength(3)
  })

  it('[BTC-1] respects what the options turn off', () => {
    const page = new EventTarget()
    createBitcoinWallet({ name: 'Alpha' }).announce({ target: page })
    createBitcoinWallet({ form: 'wbip', name: 'Beta', path: 'Beta' }).announce({ target: page })
    createBitcoinWallet({ form: 'unisat' }).announce({ target: page })
    expect(look(page, { announced: false }).ids()).toEqual(['io.unisat'])
    expect(look(page, { injected: false }).ids()).toEqual(['Alpha', 'Beta'])
  })

  it('[BTC-1] skips objects that aren’t Bitcoin wallets, lie or break, and finds the others', () => {
    const page = new EventTarget()
    const other = {
      version: '1.0.0',
      name: 'Sol',
      icon: '',
      chains: ['solana:mainnet'],
      accounts: [],
      features: {},
    }
    const unable = createBitcoinWallet({ name: 'Unable', without: ['bitcoin:connect'] }).provider
    const broken = new Proxy({}, { get: () => expect.unreachable(), has: () => true })
    const nameless = { ...other, name: ' \u202e ', chains: ['bitcoin:mainnet'] }
    const register = (event: Event) => Object(event).detail.register(other, unable, broken, nameless, null)
    page.addEventListener('wallet-standard:app-ready', register)
    createBitcoinWallet({ name: 'WalletConnect' }).announce({ target: page })
    put(page, 'walletConnect', { request: () => null })
    put(page, 'btc_providers', [
      null,
      { id: 'walletConnect', name: 'Not a pairing' },
      { id: 'nowhere', name: 'Nowhere' },
      { id: 'constructor.constructor', name: 'Evil', icon: 'x' },
      { id: 'a b', name: 'Path' },
    ])
    put(page, 'unisat', { requestAccounts: () => [] })
    Object.defineProperty(page, 'okxwallet', {
      get() {
        throw new TypeError('mine')
      },
    })
    const good = createBitcoinWallet({ name: 'Good', icon: createHostileIcon('remote') })
    good.announce({ target: page })
    const { found } = look(page)
    expect(found.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([['Good', undefined]])
  })

  it('does nothing without a page', () => {
    const context = { announced: true, injected: true, found: vi.fn(), failed: vi.fn() }
    discover(undefined, context)()
    expect(context.found).not.toHaveBeenCalled()
  })
})
