import type { Connector } from '@latchkey/core'
import { createPolkadotWallet, type InjectionTarget } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import type { WalletPage } from '../PolkadotOptions'
import { discover } from './discover'

function look(page: WalletPage, announced = true) {
  const found: Connector[] = []
  const stop = discover(page, {
    announced,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  return { found, stop, ids: () => found.map(({ id }) => id) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 40))
const door = () => ({ version: '1', enable: async () => ({}) })

describe('discover', () => {
  it('[DOT-1] finds extensions early and late, and on a page that had no object before', async () => {
    const page: InjectionTarget = {}
    const { ids, stop } = look(page)
    expect(ids()).toEqual([])
    createPolkadotWallet({ id: 'early' }).inject({ target: page })
    createPolkadotWallet({ id: 'late' }).inject({ target: page, afterMs: 120 })
    await vi.waitFor(() => expect(ids()).toEqual(['early']))
    await vi.waitFor(() => expect(ids()).toEqual(['early', 'late']))
    stop()
    createPolkadotWallet({ id: 'after' }).inject({ target: page })
    await settle()
    expect(ids()).toEqual(['early', 'late'])
  })

  it('[DOT-1] reports what is among the extensions but can’t be used', () => {
    const page = { injectedWeb3: { good: door(), odd: 5 } }
    const refused: unknown[] = []
    const stop = discover(page, {
      announced: true,
      injected: true,
      found: () => undefined,
      failed: (cause) => expect.unreachable(String(cause)),
      refused: (extension) => refused.push(extension),
    })
    stop()
    expect(refused).toEqual([{ name: 'odd' }])
  })

  it('[DOT-1] shows known extensions by name, and others by their own id', () => {
    const page = { injectedWeb3: { talisman: door(), 'polkadot-js': door(), 'my wallet': door() } }
    const { found, stop } = look(page)
    stop()
    expect(found.map(({ id, name, info }) => [id, name, info?.rdns])).toEqual([
      ['talisman', 'Talisman', 'xyz.talisman'],
      ['polkadot-js', 'Polkadot.js', undefined],
      ['my wallet', 'my wallet', undefined],
    ])
    expect(found.every(({ type, chain }) => type === 'ANNOUNCED' && chain === 'polkadot')).toBe(true)
  })

  it('binds a row to the first object of its key, reports an object once, and another key with the same name', async () => {
    const [first, second] = [door(), door()]
    const page: { injectedWeb3: Record<string, unknown> } = { injectedWeb3: { talisman: first } }
    const { found, stop } = look(page)
    const claimants = [door(), door()]
    const [title, capitals] = claimants
    Object.assign(page.injectedWeb3, { talisman: second, Talisman: title, TALISMAN: capitals, other: first })
    await vi.waitFor(() => expect(found.map(({ provider }) => provider)).toEqual([first, ...claimants]))
    await settle()
    stop()
    expect(found).toHaveLength(3)
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'talisman'],
    ['a list of garbage', [1, null, 'x']],
    ['entries that can’t be enabled', { one: null, two: {}, three: { enable: 'yes' }, four: 7 }],
    ['the name of pairings', { walletConnect: door(), WALLETCONNECT: door() }],
    ['names that deceive', { '': door(), ' padded ': door(), 'a\u202eb': door(), ['x'.repeat(65)]: door() }],
  ])('finds nothing in %s', (_, injectedWeb3) => {
    const { ids, stop } = look({ injectedWeb3 })
    stop()
    expect(ids()).toEqual([])
  })

  it('isn’t stopped by an extension that throws when read', () => {
    const injectedWeb3 = {
      get broken(): never {
        throw new TypeError('broken')
      },
      good: door(),
    }
    const { ids, stop } = look({ injectedWeb3 })
    stop()
    expect(ids()).toEqual(['good'])
  })

  it('doesn’t look when the site turns announcements off, and can be stopped from its callback', async () => {
    const page = { injectedWeb3: { one: door(), two: door() } }
    expect(look(page, false).ids()).toEqual([])
    const found: string[] = []
    let stop: () => void = () => undefined
    const late: WalletPage & InjectionTarget = {}
    stop = discover(late, {
      announced: true,
      injected: true,
      found({ id }) {
        found.push(id)
        stop()
      },
      failed: () => undefined,
    })
    late.injectedWeb3 = page.injectedWeb3
    await settle()
    expect(found).toEqual(['one'])
  })
})
