import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairAmountIn, pairAmountOut } from './pairAmounts'

const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })

describe('amounts of pairs', () => {
  it('gives what the router of Uniswap v2 computes', () => {
    fc.assert(
      fc.property(
        reserve,
        reserve,
        fc.bigInt({ min: 1n, max: 2n ** 100n }),
        (reserveIn, reserveOut, amount) => {
          const kept = amount * 997n
          const out = (kept * reserveOut) / (reserveIn * 1_000n + kept)
          const reserves = { reserveIn, reserveOut, fee: 3_000 }
          expect(pairAmountOut(amount, reserves) ?? 0n).toBe(out)
          if (amount >= reserveOut) {
            expect(pairAmountIn(amount, reserves)).toBeUndefined()
            return
          }
          const wanted = (reserveIn * amount * 1_000n) / ((reserveOut - amount) * 997n) + 1n
          expect(pairAmountIn(amount, reserves)).toBe(wanted)
        },
      ),
    )
  })

  it('gives at least what was asked for, when the price of it is paid', () => {
    fc.assert(
      fc.property(
        reserve,
        reserve,
        fc.bigInt({ min: 1n, max: 2n ** 100n }),
        (reserveIn, reserveOut, amount) => {
          const reserves = { reserveIn, reserveOut, fee: 2_500 }
          const cost = pairAmountIn(amount, reserves)
          if (cost !== undefined) expect(pairAmountOut(cost, reserves)).toBeGreaterThanOrEqual(amount)
        },
      ),
    )
  })

  it('has nothing to give without liquidity', () => {
    expect(pairAmountOut(5n, { reserveIn: 0n, reserveOut: 5n, fee: 0 })).toBeUndefined()
    expect(pairAmountOut(0n, { reserveIn: 5n, reserveOut: 5n, fee: 0 })).toBeUndefined()
    expect(pairAmountIn(5n, { reserveIn: 5n, reserveOut: 5n, fee: 0 })).toBeUndefined()
  })
})
