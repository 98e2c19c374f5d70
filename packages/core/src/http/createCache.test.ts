import { identityCache, nameCache, nativeBalanceCache, portfolioCache } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createItemStore } from '../storage/createItemStore'
import { manualHost, memoryStorage } from '../testing/manualHost'
import { cacheLifetimesMs, createCache } from './createCache'

const alice = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const fields = (caipAddress: string) => ({ caipAddress, balance: '1.5', symbol: 'ETH' })

function setUp(limit?: number) {
  const storage = memoryStorage()
  const host = manualHost({ storage })
  const store = createItemStore(host)
  const make = () =>
    createCache({
      storage: store,
      item: nativeBalanceCache,
      lifetimeMs: cacheLifetimesMs.nativeBalance,
      now: host.now,
      ...(limit === undefined ? {} : { limit }),
    })
  return { storage, host, store, make, cache: make(), key: store.keyOf(nativeBalanceCache) }
}

describe('createCache', () => {
  it('[HTTP-5] keeps portfolio and native balance for 30 s, names and identity for 5 min', () => {
    const host = manualHost()
    const options = { storage: createItemStore(host), now: host.now }
    const { nativeBalance, portfolio, names, identity } = cacheLifetimesMs
    const balances = createCache({ ...options, item: nativeBalanceCache, lifetimeMs: nativeBalance })
    const portfolios = createCache({ ...options, item: portfolioCache, lifetimeMs: portfolio })
    const records = createCache({ ...options, item: nameCache, lifetimeMs: names })
    const identities = createCache({ ...options, item: identityCache, lifetimeMs: identity })
    balances.set(alice, fields(alice))
    portfolios.set(alice, { caipAddress: alice, balance: { balances: [] } })
    records.set(alice, { address: alice, ens: [] })
    identities.set(alice, { address: alice, identity: { name: 'alice', avatar: null } })
    const good = () =>
      [balances, portfolios, records, identities].map((cache) => cache.get(alice) !== undefined)

    host.advance(29_999)
    expect(good()).toEqual([true, true, true, true])
    host.advance(1)
    expect(good()).toEqual([false, false, true, true])
    host.advance(269_999)
    expect(good()).toEqual([false, false, true, true])
    host.advance(1)
    expect(good()).toEqual([false, false, false, false])
  })

  it('[HTTP-5] stores answers by address, so a reload finds them', () => {
    const { cache, make, storage, host, key } = setUp()
    cache.set(alice, fields(alice))
    const entry = { ...fields(alice), timestamp: host.now() }
    expect(make().get(alice)).toEqual(entry)
    expect(make().get('eip155:10:0x')).toBeUndefined()
    expect(JSON.parse(storage.texts.get(key) ?? '')).toEqual({ [alice]: entry })
  })

  it('[HTTP-5] returns the newer of two answers, and none after a removal', () => {
    const { cache, make } = setUp()
    cache.set(alice, fields(alice))
    cache.set('b', fields('b'))
    cache.set(alice, { ...fields(alice), balance: '2' })
    expect(cache.get(alice)?.balance).toBe('2')
    cache.remove(alice)
    expect(cache.get(alice)).toBeUndefined()
    expect(make().get('b')).toBeDefined()
    cache.clear()
    expect(make().get('b')).toBeUndefined()
  })

  it('[HTTP-5] expires entries even when the clock is set back', () => {
    const { cache, host } = setUp()
    cache.set(alice, fields(alice))
    host.setClock(host.now() - 86_400_000)
    expect(cache.get(alice)).toBeUndefined()
    host.setClock(host.now() + 86_400_000)
    expect(cache.get(alice)).toBeUndefined()
  })

  it('[HTTP-5] drops the least recently used address', () => {
    const { cache, make } = setUp(3)
    for (const address of ['a', 'b', 'c']) cache.set(address, fields(address))
    expect(cache.get('a')).toBeDefined()
    cache.set('d', fields('d'))
    expect(['a', 'b', 'c', 'd'].filter((address) => make().get(address))).toEqual(['a', 'c', 'd'])
  })

  it('[HTTP-5] keeps no more than its limit and no expired entry, however much is stored', () => {
    const { cache, storage, host, key } = setUp(3)
    const timestamp = host.now()
    const many = Array.from({ length: 500 }, (_, n) => [`x${n}`, { ...fields(`x${n}`), timestamp }])
    storage.texts.set(
      key,
      JSON.stringify({ ...Object.fromEntries(many), old: { ...fields('old'), timestamp: 1 } }),
    )
    cache.set(alice, fields(alice))
    expect(Object.keys(JSON.parse(storage.texts.get(key) ?? ''))).toEqual(['x498', 'x499', alice])
  })

  it('[HTTP-5] drops long entries to leave storage to the site', () => {
    const { cache, storage, key } = setUp()
    const symbol = 'x'.repeat(100_000)
    for (const address of ['a', 'b', 'c']) cache.set(address, { ...fields(address), symbol })
    expect(['a', 'b', 'c'].filter((address) => cache.get(address))).toEqual(['b', 'c'])
    cache.set('d', { ...fields('d'), symbol: 'x'.repeat(3_000_000) })
    expect(cache.get('d')).toBeUndefined()
    expect(storage.texts.get(key)?.length).toBeLessThan(250_000)
  })

  it.each(['toString', 'constructor', '__proto__'])('[HTTP-5] finds nothing inherited under %s', (name) => {
    const { cache } = setUp()
    expect(cache.get(name)).toBeUndefined()
    cache.set(name, fields(name))
    cache.set(alice, fields(alice))
    expect(cache.get(alice)).toBeDefined()
  })

  it('[HTTP-5] [HTTP-7] goes on in memory when storage is full', () => {
    const host = manualHost({
      storage: {
        ...memoryStorage(),
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    })
    const cache = createCache({
      storage: createItemStore(host),
      item: nativeBalanceCache,
      lifetimeMs: 30_000,
      now: host.now,
    })
    cache.set(alice, fields(alice))
    expect(cache.get(alice)?.balance).toBe('1.5')
    host.advance(30_000)
    expect(cache.get(alice)).toBeUndefined()
  })

  it('[HTTP-5] [HTTP-7] drops corrupt entries', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({
        caipAddress: fc.string(),
        balance: fc.jsonValue(),
        symbol: fc.string(),
        timestamp: fc.jsonValue(),
      }),
    )
    const text = fc.oneof(
      fc.string(),
      fc.dictionary(fc.constantFrom(alice, 'b'), entry).map((all) => JSON.stringify(all)),
    )
    fc.assert(
      fc.property(text, (rubbish) => {
        const { cache, storage, key } = setUp()
        storage.texts.set(key, rubbish)
        const found = cache.get(alice)
        if (found) expect(typeof found.balance).toBe('string')
        cache.set(alice, fields(alice))
        expect(cache.get(alice)?.balance).toBe('1.5')
      }),
      { numRuns: 1000 },
    )
  })
})
