import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLru } from './createLru'

const keysOf = (lru: { entries(): Iterable<[string, unknown]> }) => [...lru.entries()].map(([key]) => key)

describe('createLru', () => {
  it('[HTTP-6] drops the least recently used entry over the limit', () => {
    const lru = createLru<string, number>(2)
    lru.set('a', 1)
    lru.set('b', 2)
    expect(lru.get('a')).toBe(1)
    lru.set('c', 3)
    expect(lru.get('b')).toBeUndefined()
    expect(keysOf(lru)).toEqual(['a', 'c'])
    expect(lru.size).toBe(2)
  })

  it('[HTTP-6] counts writing as a use, but not `has`', () => {
    const lru = createLru<string, number>(2)
    lru.set('a', 1)
    lru.set('b', 2)
    lru.set('a', 3)
    expect(lru.has('b')).toBe(true)
    lru.set('c', 4)
    expect(keysOf(lru)).toEqual(['a', 'c'])
    expect(lru.get('a')).toBe(3)
  })

  it('[HTTP-6] keeps undefined as a value and nothing under a limit of 0', () => {
    const lru = createLru<string, undefined>(2)
    lru.set('a', undefined)
    lru.set('b', undefined)
    lru.get('a')
    lru.set('c', undefined)
    expect(keysOf(lru)).toEqual(['a', 'c'])
    const none = createLru<string, number>(0)
    none.set('a', 1)
    expect(none.size).toBe(0)
  })

  it('[HTTP-6] agrees with a plain list after any sequence of uses', () => {
    const key = fc.integer({ min: 0, max: 6 })
    const step = fc.oneof(
      fc.record({ op: fc.constant('set' as const), key, value: fc.integer() }),
      fc.record({ op: fc.constantFrom('get' as const, 'has' as const, 'delete' as const), key }),
      fc.record({ op: fc.constant('clear' as const) }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.array(step, { maxLength: 60 }), (limit, steps) => {
        const lru = createLru<number, number>(limit)
        let model: [number, number][] = []
        const without = (key: number) => model.filter(([other]) => other !== key)
        const found = (key: number) => model.find(([other]) => other === key)
        for (const step of steps) {
          if (step.op === 'clear') {
            lru.clear()
            model = []
          } else if (step.op === 'set') {
            lru.set(step.key, step.value)
            model = [...without(step.key), [step.key, step.value] as [number, number]].slice(
              limit === 0 ? Number.POSITIVE_INFINITY : -limit,
            )
          } else if (step.op === 'get') {
            const entry = found(step.key)
            expect(lru.get(step.key)).toBe(entry?.[1])
            if (entry) model = [...without(step.key), entry]
          } else if (step.op === 'has') expect(lru.has(step.key)).toBe(found(step.key) !== undefined)
          else {
            expect(lru.delete(step.key)).toBe(found(step.key) !== undefined)
            model = without(step.key)
          }
          expect([...lru.entries()]).toEqual(model)
          expect(lru.size).toBe(model.length)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
