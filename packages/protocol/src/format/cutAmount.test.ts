import { describe, expect, it } from 'vitest'
import { cutAmount } from './cutAmount'

describe('an amount for a line of text', () => {
  it.each([
    [32_833_333_333_333_333n, 18, '0.0328'],
    [1_999_999n, 6, '1.999'],
    [1_500_000n, 6, '1.5'],
    [2_000_000n, 6, '2'],
    [1n, 18, '0.000000000000000001'],
    [0n, 18, '0'],
    [7n, 0, '7'],
  ])('writes %d with %d decimals as %s', (units, decimals, text) => {
    expect(cutAmount(units, decimals, 3)).toBe(text)
  })
})
