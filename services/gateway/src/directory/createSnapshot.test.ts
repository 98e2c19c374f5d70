import { createHash } from 'node:crypto'
import { type DirectoryWallet, getWallets, walletSchema } from '@latchkey/protocol'
import { type InferInput, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createSnapshot } from './createSnapshot'

type Asked = InferInput<NonNullable<typeof getWallets.query>>

const idOf = (name: string) => createHash('sha256').update(name).digest('hex')
const wallet = (name: string, more: Partial<DirectoryWallet> = {}) => ({
  wallet: parse(walletSchema, { id: idOf(name), name, ...more }),
})
const snapshotOf = (listings: Parameters<typeof createSnapshot>[1]) => {
  const snapshot = createSnapshot('1', listings)
  const ask = (query: Asked = {}) => {
    if (!getWallets.query) throw new TypeError('no query')
    return parse(
      getWallets.output,
      JSON.parse(new TextDecoder().decode(snapshot.page(parse(getWallets.query, query)).bytes)),
    )
  }
  return { snapshot, ask, names: (query?: Asked) => ask(query).data.map(({ name }) => name) }
}

describe('a page of wallets', () => {
  it('[DIR-1] is sorted by order, then by name without case and accents', () => {
    const { names } = snapshotOf([
      wallet('zeta'),
      wallet('Éclair'),
      wallet('delta'),
      wallet('Second', { order: 20 }),
      wallet('First', { order: 10 }),
      wallet('Foxtrot'),
    ])
    expect(names()).toEqual(['First', 'Second', 'delta', 'Éclair', 'Foxtrot', 'zeta'])
  })

  it('[DIR-1] has the total count and the neighbouring pages', () => {
    const { ask } = snapshotOf(Array.from({ length: 95 }, (_, index) => wallet(`W${index}`)))
    const pages = [1, 2, 3].map((page) => ask({ page, entries: 40 }))
    expect(pages.map(({ data }) => data.length)).toEqual([40, 40, 15])
    expect(pages.map(({ count }) => count)).toEqual([95, 95, 95])
    expect(pages.map(({ previousPage, nextPage }) => [previousPage, nextPage])).toEqual([
      [null, 2],
      [1, 3],
      [2, null],
    ])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(95)
    expect(ask({ page: '4', entries: '40' })).toMatchObject({ count: 95, data: [], nextPage: null })
  })

  it('[DIR-1] matches any part of a name without case and accents, beginnings first', () => {
    const { names } = snapshotOf([
      wallet('Supernova', { order: 1 }),
      wallet('Bright Nova', { order: 2 }),
      wallet('Nova Wallet', { order: 3 }),
      wallet('Nóvum', { order: 4 }),
      wallet('Other', { order: 5 }),
    ])
    expect(names({ search: 'NOV' })).toEqual(['Nova Wallet', 'Nóvum', 'Bright Nova', 'Supernova'])
    expect(names({ search: '  ñóva  ' })).toEqual(['Nova Wallet', 'Bright Nova', 'Supernova'])
    expect(names({ search: '.*' })).toEqual([])
    expect(names({ search: ' ' })).toHaveLength(5)
  })

  it('[DIR-1] has wallets of any requested chain, or of its namespace if no wallet lists the chain', () => {
    const { names } = snapshotOf([
      wallet('A', { chains: ['eip155:1', 'eip155:137'] }),
      wallet('B', { chains: ['eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
      wallet('C', { chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] }),
      wallet('D'),
    ])
    expect(names({ chains: 'eip155:1' })).toEqual(['A'])
    expect(names({ chains: 'eip155:1,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })).toEqual(['A', 'B'])
    expect(names({ chains: 'eip155:31337' })).toEqual(['A', 'B'])
    expect(names({ chains: 'cosmos:cosmoshub-4' })).toEqual([])
    expect(names({ chains: '' })).toHaveLength(4)
  })

  it('[DIR-1] includes and excludes by id, also by ids from other directories', () => {
    const alias = 'c'.repeat(64)
    const { names } = snapshotOf([{ ...wallet('A'), knownAs: [alias] }, wallet('B'), wallet('C')])
    expect(names({ include: [idOf('A'), idOf('C')] })).toEqual(['A', 'C'])
    expect(names({ include: [idOf('A'), idOf('C')], exclude: idOf('A') })).toEqual(['C'])
    expect(names({ include: alias })).toEqual(['A'])
    expect(names({ exclude: alias })).toEqual(['B', 'C'])
    expect(names({ include: 'd'.repeat(64) })).toEqual([])
  })

  it('[DIR-1] filters by badge, platform, names and reverse-DNS ids', () => {
    const { names } = snapshotOf([
      wallet('A', { badge_type: 'certified', app_store: 'https://a.example', rdns: 'com.A' }),
      wallet('B', { badge_type: 'none', play_store: 'https://b.example', rdns: 'com.b' }),
      wallet('C É'),
    ])
    expect(names({ badge_type: 'certified' })).toEqual(['A'])
    expect(names({ badge_type: 'none' })).toEqual(['B', 'C É'])
    expect(names({ platform: 'ios' })).toEqual(['A'])
    expect(names({ platform: 'android' })).toEqual(['B'])
    expect(names({ names: 'a,c e' })).toEqual(['A', 'C É'])
    expect(names({ rdns: 'com.a,org.nobody' })).toEqual(['A'])
  })

  it('is the same object for equivalent queries', () => {
    const { snapshot } = snapshotOf([wallet('A', { chains: ['eip155:1'] }), wallet('B')])
    const ask = (query: Asked) => getWallets.query && snapshot.page(parse(getWallets.query, query))
    expect(ask({ chains: 'eip155:1,eip155:10', search: 'A ' })).toBe(
      ask({ chains: 'eip155:10,eip155:1,eip155:1', search: 'á' }),
    )
    expect(ask({})?.etag).not.toBe(ask({ search: 'a' })?.etag)
  })

  it('has null for missing fields, as clients of this API expect', () => {
    const { ask } = snapshotOf([wallet('A')])
    expect(ask().data[0]).toMatchObject({
      mobile_link: null,
      rdns: null,
      injected: null,
      image_id: idOf('A'),
    })
  })

  it('answers a new query among 10,000 wallets in milliseconds', () => {
    const { snapshot } = snapshotOf(
      Array.from({ length: 10_000 }, (_, index) =>
        wallet(`Wallet ${index}`, { chains: ['eip155:1', `eip155:${index}`], order: index % 7 }),
      ),
    )
    const times = Array.from({ length: 20 }, (_, index) => {
      const began = performance.now()
      if (getWallets.query)
        snapshot.page(
          parse(getWallets.query, { search: `${index}`, chains: 'eip155:1,eip155:5', entries: 40 }),
        )
      return performance.now() - began
    })
    // About 5 ms when nothing else runs; the quickest of twenty barely depends on other load.
    expect(Math.min(...times)).toBeLessThan(100)
  })
})
