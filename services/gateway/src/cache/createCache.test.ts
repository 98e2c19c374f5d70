import { describe, expect, it } from 'vitest'
import { createCache } from './createCache'
import { createCachedCall } from './createCachedCall'

describe('createCache', () => {
  it('keeps a value for its time', () => {
    let time = 0
    const cache = createCache<string>({ now: () => time, most: 10 })
    cache.set('a', 'x', 1_000)
    time = 999
    expect(cache.get('a')).toBe('x')
    time = 1_000
    expect(cache.get('a')).toBeUndefined()
  })

  it('lets go of what was not used for longest, and never takes what is too large', () => {
    const cache = createCache<string>({ now: () => 0, most: 10, sizeOf: (text) => text.length })
    cache.set('a', 'xxxx', 1)
    cache.set('b', 'xxxx', 1)
    cache.get('a')
    cache.set('c', 'xxxx', 1)
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
    cache.set('a', 'x'.repeat(11), 1)
    expect(['a', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true])
    // What has just come stays, though all others are in use.
    cache.get('c')
    cache.set('e', 'xxxxxxxxxx', 1)
    expect(cache.get('e')).toBeDefined()
    cache.delete('e')
    // What was replaced or deleted no longer counts.
    for (let count = 0; count < 5; count += 1) cache.set('c', 'xxxxx', 1)
    cache.set('d', 'xxxxx', 1)
    expect([cache.get('c'), cache.get('d')]).toEqual(['xxxxx', 'xxxxx'])
  })
})

describe('createCachedCall', () => {
  const setUp = () => {
    let time = 0
    let made = 0
    const call = createCachedCall<number>({ now: () => time, most: 10, lifetimeMs: 1_000 })
    const make = async () => {
      made += 1
      return made
    }
    return { call, make, pass: (ms: number) => (time += ms) }
  }

  it('makes a value once for all who ask at the same time or shortly after', async () => {
    const { call, make, pass } = setUp()
    expect(await Promise.all([call('a', make), call('a', make), call('b', make)])).toEqual([1, 1, 2])
    expect(await call('a', make)).toBe(1)
    pass(1_000)
    expect(await call('a', make)).toBe(3)
    call.forget('a')
    expect(await call('a', make)).toBe(4)
  })

  it('keeps no failure', async () => {
    const { call, make } = setUp()
    await expect(call('a', () => Promise.reject(new TypeError('no')))).rejects.toThrow('no')
    expect(await call('a', make)).toBe(1)
  })
})
