import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBodyCollector } from './createBodyCollector'
import { createSlabPool } from './createSlabPool'
import { refusals } from './refusals'

const setUp = (limit: number) => {
  let held = 0
  const grow = (bytes: number) => {
    held += bytes
  }
  const pool = createSlabPool()
  const collector = createBodyCollector(limit, { grow }, pool)
  return { collector, pool, held: () => held }
}
const copyOf = (bytes: Uint8Array) => Buffer.concat([bytes])

it('puts parts together as they came', () => {
  const part = fc.uint8Array({ minLength: 1, maxLength: 40_000 })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const { collector } = setUp(1_000_000)
      for (const one of parts) collector.add(one)
      expect(collector.read(copyOf)).toEqual(Buffer.concat(parts))
    }),
  )
})

it('does not copy a body in one part', () => {
  const { collector, held } = setUp(100)
  const part = Buffer.from('whole')
  collector.add(part)
  expect(collector.read((bytes) => bytes)).toBe(part)
  expect(held()).toBe(5)
})

it('takes little more than the bytes, also when they come one at a time', () => {
  const { collector, held } = setUp(1_000_000)
  for (let count = 0; count < 300_000; count += 1) collector.add(Buffer.from('a'))
  expect(collector.size()).toBe(300_000)
  expect(held()).toBeLessThan(320_000)
})

it('ends at the limit, and holds no more than that', () => {
  const { collector, held } = setUp(10_000)
  const add = () => collector.add(Buffer.alloc(3_000))
  for (let count = 0; count < 3; count += 1) add()
  expect(add).toThrow(refusals.tooLarge({ limit: 10_000 }).message)
  expect(held()).toBeLessThanOrEqual(20_000)
})

it('uses the memory of earlier bodies again, and reads nothing after that', () => {
  const { collector, pool } = setUp(1_000_000)
  const used = new Set<Uint8Array>()
  const spied = createBodyCollector(
    1_000_000,
    { grow: () => undefined },
    {
      ...pool,
      take() {
        const slab = pool.take()
        used.add(slab)
        return slab
      },
    },
  )
  for (let round = 0; round < 50; round += 1) {
    for (let count = 0; count < 10; count += 1) spied.add(Buffer.alloc(40_000, round))
    // Vitest compares large buffers byte by byte, for seconds.
    expect(spied.read((bytes) => Buffer.alloc(400_000, round).equals(bytes))).toBe(true)
    spied.release()
    expect(spied.size()).toBe(0)
    expect(spied.read(copyOf)).toHaveLength(0)
  }
  expect(used.size).toBeLessThan(30)
  collector.add(Buffer.from('a'))
  collector.add(Buffer.from('b'))
  expect(`${collector.read(copyOf)}`).toBe('ab')
})
