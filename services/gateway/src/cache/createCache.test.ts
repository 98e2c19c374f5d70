import { describe, expect, it } from 'vitest'
import { createCache } from './createCache'
import { createCachedCall } from './createCachedCall'

describe('createCache', () => {
  it('returns a value until its lifetime ends', () => {
    let time = 5_000
    const cache = createCache<string>({ now: () => time, most: 10 })
    cache.set('a', 'x', 1_000)
    cache.set('b', 'x')
    time += 1_000
    expect(cache.get('a')).toBe('x')
    time += 1
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toBe('x')
  })

  it('drops the least recently used values first, and never stores one that is too large', () => {
    const cache = createCache<string>({ most: 10, sizeOf: (text) => text.length })
    cache.set('a', 'xxxx')
    cache.set('b', 'xxxx')
    cache.get('a')
    cache.set('c', 'xxxx')
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
    cache.set('a', 'x'.repeat(11))
    expect(['a', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true])
    // A new value stays, even when all others were just used.
    cache.get('c')
    cache.set('e', 'xxxxxxxxxx')
    expect(cache.get('e')).toBeDefined()
    cache.delete('e')
    // Replaced and deleted values no longer count.
    for (let count = 0; count < 5; count += 1) cache.set('c', 'xxxxx')
    cache.set('d', 'xxxxx')
    expect([cache.get('c'), cache.get('d')]).toEqual(['xxxxx', 'xxxxx'])
  })
})

describe('createCachedCall', () => {
  const setUp = () => {
    let time = 5_000
    let made = 0
    const call = createCachedCall<number>({ now: () => time, most: 10, lifetimeMs: 1_000 })
    const make = async () => {
      made += 1
      return made
    }
    return { call, make, pass: (ms: number) => (time += ms) }
  }

  it('makes a value once for concurrent and repeated calls', async () => {
    const { call, make, pass } = setUp()
    expect(await Promise.all([call('a', make), call('a', make), call('b', make)])).toEqual([1, 1, 2])
    expect(await call('a', make)).toBe(1)
    pass(1_001)
    expect(await call('a', make)).toBe(3)
    call.forget('a')
    expect(await call('a', make)).toBe(4)
  })

  it('does not cache a failure', async () => {
    const { call, make } = setUp()
    await expect(call('a', () => Promise.reject(new TypeError('no')))).rejects.toThrow('no')
    expect(await call('a', make)).toBe(1)
  })
})
