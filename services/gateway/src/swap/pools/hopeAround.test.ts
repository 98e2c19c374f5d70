import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hopeAround } from './hopeAround'

describe('hopeAround', () => {
  it('is never below what a concave curve reaches beside its highest sample', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_600 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        (peak, left, right) => {
          const curve = (x: number) =>
            x < peak ? 10_000_000 - left * (peak - x) ** 2 : 10_000_000 - right * (x - peak) ** 2
          const samples = Array.from({ length: 9 }, (_, at) => BigInt(curve(at * 200)))
          const place = samples.reduce((best, value, at) => (value > (samples[best] ?? 0n) ? at : best), 0)
          expect(hopeAround(samples, place)).toBeGreaterThanOrEqual(BigInt(curve(peak)) - 1n)
        },
      ),
    )
  })

  it('expects nothing beyond samples that failed', () => {
    expect(hopeAround([undefined, 5n, undefined], 1)).toBe(5n)
    expect(hopeAround([undefined], 0)).toBe(0n)
  })
})
