import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBaseUnits } from './fromBaseUnits'
import { toBaseUnits } from './toBaseUnits'

describe('base units', () => {
  it('[FMT-7] converts the smallest unit to a decimal text', () => {
    expect(fromBaseUnits(1_500_000_000_000_000_000n, 18)).toBe('1.5')
    expect(fromBaseUnits(1n, 18)).toBe('0.000000000000000001')
    expect(fromBaseUnits(-25n, 1)).toBe('-2.5')
    expect(fromBaseUnits(100n, 0)).toBe('100')
    expect(fromBaseUnits(0n, 8)).toBe('0')
  })

  it('[FMT-7] converts a decimal text to the smallest unit', () => {
    expect(toBaseUnits('1.5', 18)).toBe(1_500_000_000_000_000_000n)
    expect(toBaseUnits('0.10', 1)).toBe(1n)
    expect(toBaseUnits('1e3', 2)).toBe(100_000n)
    expect(toBaseUnits('-.5', 1)).toBe(-5n)
    expect(toBaseUnits('100', 0)).toBe(100n)
  })

  it('[FMT-7] loses no digit in a round trip', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 255 }), (value, decimals) => {
        expect(toBaseUnits(fromBaseUnits(value, decimals), decimals)).toBe(value)
      }),
    )
  })

  it('[FMT-7] throws on digits beyond the smallest unit', () => {
    expect(() => toBaseUnits('0.0000001', 6)).toThrow(
      expect.objectContaining({ code: 'decimal/invalid-places', values: { places: 7 } }),
    )
  })

  it.each(['', '1,5', 'one', '0x1', 'Infinity'])('[FMT-7] throws on %j', (text) => {
    expect(() => toBaseUnits(text, 18)).toThrow(expect.objectContaining({ code: 'decimal/invalid-number' }))
  })

  it.each([-1, 256, 0.5])('[FMT-7] throws on %d decimals', (decimals) => {
    const refused = expect.objectContaining({ code: 'decimal/invalid-places' })
    expect(() => toBaseUnits('1', decimals)).toThrow(refused)
    expect(() => fromBaseUnits(1n, decimals)).toThrow(refused)
  })
})
