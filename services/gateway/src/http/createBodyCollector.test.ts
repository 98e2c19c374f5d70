import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBodyCollector } from './createBodyCollector'
import { refusals } from './refusals'

const setUp = (limit: number) => {
  let held = 0
  const collector = createBodyCollector(limit, {
    grow: (bytes) => {
      held += bytes
    },
  })
  return { collector, held: () => held }
}

it('puts parts together as they came', () => {
  const part = fc.uint8Array({ minLength: 1, maxLength: 9_000 })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const { collector } = setUp(1_000_000)
      for (const one of parts) collector.add(one)
      expect(Buffer.concat([collector.bytes()])).toEqual(Buffer.concat(parts))
    }),
  )
})

it('does not copy a body in one part', () => {
  const { collector, held } = setUp(100)
  const part = Buffer.from('whole')
  collector.add(part)
  expect(collector.bytes()).toBe(part)
  expect(held()).toBe(5)
})

it('takes at most twice the bytes, also when they come one at a time', () => {
  const { collector, held } = setUp(1_000_000)
  for (let count = 0; count < 300_000; count += 1) collector.add(Buffer.from('a'))
  expect(collector.bytes().byteLength).toBe(300_000)
  expect(held()).toBeLessThan(610_000)
})

it('ends at the limit, and holds no more than that', () => {
  const { collector, held } = setUp(10_000)
  const add = () => collector.add(Buffer.alloc(3_000))
  for (let count = 0; count < 3; count += 1) add()
  expect(add).toThrow(refusals.tooLarge({ limit: 10_000 }).message)
  expect(held()).toBeLessThanOrEqual(13_000)
})
