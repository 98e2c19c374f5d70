import { expect, it } from 'vitest'
import { createBucket } from './createBucket'

it('allows a burst, then a rate, and says how far it is overdrawn', () => {
  let now = 0
  const bucket = createBucket(10, 100, () => now)
  expect(bucket.level()).toBe(1)
  expect(bucket.take(100)).toBe(0)
  expect(bucket.take(5)).toBe(500)
  now = 600
  expect(bucket.debtMs()).toBe(0)
  expect(bucket.take()).toBe(0)
  bucket.give(1_000)
  expect(bucket.level()).toBe(1)
})

it('forgives debt within ten seconds, however much was taken', () => {
  let now = 0
  const bucket = createBucket(10, 100, () => now)
  expect(bucket.take(1_000_000)).toBe(10_000)
  now = 10_000
  expect(bucket.debtMs()).toBe(0)
})

it('loses nothing when the clock goes back', () => {
  let now = 100_000
  const bucket = createBucket(10, 100, () => now)
  bucket.take(100)
  now = 0
  expect(bucket.take(0)).toBe(0)
  now = 1_000
  expect(bucket.level()).toBeCloseTo(0.1)
})
