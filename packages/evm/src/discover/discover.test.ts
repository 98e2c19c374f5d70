import type { Connector, DiscoverContext } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discover } from './discover'

function setup(context: Partial<DiscoverContext> = {}) {
  const page = new EventTarget()
  const found: Connector[] = []
  const start = () =>
    discover(page, {
      announced: true,
      injected: true,
      found: (connector) => found.push(connector),
      failed: (cause) => expect.unreachable(String(cause)),
      ...context,
    })
  return { page, found, start, ids: () => found.map(({ id }) => id) }
}

describe('discover', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[EVM-1] finds earlier wallets at once', () => {
    const { page, ids, start } = setup()
    createEvmWallet({ rdns: 'org.one' }).announce({ target: page })
    createEvmWallet({ rdns: 'org.two' }).announce({ target: page })
    start()
    expect(ids()).toEqual(['org.one', 'org.two'])
  })

  it('[EVM-1] keeps reporting wallets that announce themselves late', () => {
    const { page, ids, start } = setup()
    createEvmWallet({ rdns: 'org.late' }).announceLate(9000, page)
    start()
    vi.advanceTimersByTime(8999)
    expect(ids()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(ids()).toEqual(['org.late'])
  })

  it('[EVM-1] reports every object that claims an rdns, so an impostor that is first doesn’t hide the wallet', () => {
    const { page, found, start } = setup()
    const wallets = ['io.metamask', 'io.metamask', 'IO.MetaMask'].map((rdns) =>
      createEvmWallet({ rdns, name: 'MetaMask' }),
    )
    for (const wallet of wallets) wallet.announce({ target: page })
    start()
    expect(found.map(({ provider }) => provider)).toEqual(wallets.map(({ provider }) => provider))
  })

  it('[EVM-1] reports a wallet whose uuid an impostor copied and announced first', () => {
    const { page, found, start } = setup()
    const real = createEvmWallet({ rdns: 'io.metamask', name: 'MetaMask' })
    const copies = ['io.metamask', 'org.other'].map((rdns) => ({
      info: { ...real.info, rdns },
      provider: createEvmWallet().provider,
    }))
    start()
    for (const detail of copies) page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    real.announce({ target: page })
    expect(found.map(({ provider }) => provider)).toContain(real.provider)
    expect(found).toHaveLength(3)
  })

  it('[EVM-1] lists a wallet once if it announces itself again', () => {
    const { page, ids, start } = setup()
    const { info, provider, announce } = createEvmWallet({ rdns: 'org.one' })
    const say = (detail: object) =>
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    announce({ target: page })
    start()
    announce({ target: page })
    say({ info: { ...info, rdns: 'ORG.one', uuid: 'another' }, provider })
    expect(ids()).toEqual(['org.one'])
  })

  it('[EVM-1] lists a wallet whose object another program announced first under an id of its own', () => {
    const { page, ids, start } = setup()
    const { info, provider, announce } = createEvmWallet({ rdns: 'org.one' })
    start()
    const detail = { info: { ...info, rdns: 'org.decoy', uuid: 'another' }, provider }
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    announce({ target: page })
    expect(ids()).toEqual(['org.decoy', 'org.one'])
  })

  it('[EVM-1] survives garbage', () => {
    const { page, ids, start } = setup()
    start()
    page.dispatchEvent(new Event('eip6963:announceProvider'))
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: {}, provider: {} } }))
    createEvmWallet({ rdns: 'org.one' }).announce({ target: page })
    expect(ids()).toEqual(['org.one'])
  })

  it('[EVM-1] reports what it refuses, so a developer can see it', () => {
    const refused: unknown[] = []
    const { page, ids, start } = setup({ refused: (announced) => refused.push(announced) })
    start()
    const detail = { info: { name: 'Odd', rdns: 'org.odd', uuid: '' }, provider: createEvmWallet().provider }
    const event = new CustomEvent('eip6963:announceProvider', { detail })
    page.dispatchEvent(event)
    expect([ids(), refused]).toEqual([[], [event]])
  })

  it('[EVM-1] falls back to window.ethereum when nothing announces itself', () => {
    const { page, found, start } = setup()
    const wallet = createEvmWallet()
    wallet.asWindowEthereum(page)
    start()
    expect(found).toEqual([])
    vi.advanceTimersByTime(100)
    expect(found).toEqual([
      {
        id: 'injected',
        name: 'Browser Wallet',
        type: 'INJECTED',
        chain: 'eip155',
        provider: wallet.provider,
      },
    ])
  })

  it('[EVM-1] doesn’t offer window.ethereum beside wallets that announce themselves', () => {
    const { page, ids, start } = setup()
    const wallet = createEvmWallet({ rdns: 'org.one' })
    wallet.asWindowEthereum(page)
    start()
    vi.advanceTimersByTime(50)
    wallet.announce({ target: page })
    vi.advanceTimersByTime(1000)
    expect(ids()).toEqual(['org.one'])
  })

  it('[EVM-1] notices a window.ethereum that is set after the page has loaded, and offers it once', () => {
    const { page, ids, start } = setup()
    start()
    vi.advanceTimersByTime(5000)
    createEvmWallet().asWindowEthereum(page)
    createEvmWallet().asWindowEthereum(page)
    vi.advanceTimersByTime(100)
    page.dispatchEvent(new Event('ethereum#initialized'))
    vi.advanceTimersByTime(100)
    expect(ids()).toEqual(['injected'])
  })

  it('[EVM-1] survives a broken window.ethereum', () => {
    const { page, ids, start } = setup()
    const descriptor = {
      configurable: true,
      get: () => {
        throw new Error('two wallets fight')
      },
    }
    Object.defineProperty(page, 'ethereum', descriptor)
    start()
    vi.advanceTimersByTime(1000)
    expect(ids()).toEqual([])
  })

  it('[EVM-1] leaves out what the options turn off', () => {
    const noAnnounced = setup({ announced: false })
    const wallet = createEvmWallet({ rdns: 'org.one' })
    wallet.asWindowEthereum(noAnnounced.page)
    wallet.announce({ target: noAnnounced.page })
    noAnnounced.start()
    vi.advanceTimersByTime(1000)
    expect(noAnnounced.ids()).toEqual(['injected'])

    const noInjected = setup({ injected: false })
    wallet.asWindowEthereum(noInjected.page)
    noInjected.start()
    vi.advanceTimersByTime(1000)
    expect(noInjected.ids()).toEqual([])
  })

  it('reports nothing once stopped, and leaves no timer', () => {
    const { page, ids, start } = setup()
    const wallet = createEvmWallet({ rdns: 'org.one' })
    wallet.asWindowEthereum(page)
    start()()
    wallet.announce({ target: page })
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(ids()).toEqual([])
  })

  it('sends no request to a wallet', () => {
    const { page, start } = setup()
    const wallet = createEvmWallet()
    wallet.asWindowEthereum(page)
    wallet.announce({ target: page })
    start()
    vi.advanceTimersByTime(1000)
    expect(wallet.log).toEqual([])
  })

  it('finds nothing without a page', () => {
    const found = vi.fn()
    discover(undefined, { announced: true, injected: true, found, failed: found })()
    vi.advanceTimersByTime(1000)
    expect(found).not.toHaveBeenCalled()
  })
})
