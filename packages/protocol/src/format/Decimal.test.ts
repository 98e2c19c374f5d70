import Big from 'big.js'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { Decimal, type Rounding } from './Decimal'

const refusal = (code: string) => expect.objectContaining({ code: `decimal/${code}` })
const number = fc.stringMatching(/^-?\d{1,40}(\.\d{1,40})?$/)

describe('Decimal', () => {
  it('[FMT-7] has no floating-point errors', () => {
    expect(Decimal.from('0.1').plus('0.2').toString()).toBe('0.3')
    expect(Decimal.from('1.1').times('1.1').toString()).toBe('1.21')
    expect(Decimal.from('9007199254740993').minus(1n).toString()).toBe('9007199254740992')
    expect(Decimal.from('1e-30').plus('1e30').toString()).toBe(`1${'0'.repeat(30)}.${'0'.repeat(29)}1`)
  })

  it('[FMT-7] adds, subtracts and multiplies like integers', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.integer({ min: 0, max: 30 }), (a, b, scale) => {
        const [x, y] = [Decimal.from(`${a}e-${scale}`), Decimal.from(`${b}e-${scale}`)]
        expect(x.plus(y).compare(`${a + b}e-${scale}`)).toBe(0)
        expect(x.minus(y).compare(`${a - b}e-${scale}`)).toBe(0)
        expect(x.times(y).compare(`${a * b}e-${2 * scale}`)).toBe(0)
        expect(x.compare(y)).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  it('[FMT-7] reads its own text', () => {
    fc.assert(
      fc.property(number, (text) => {
        const decimal = Decimal.from(text)
        expect(Decimal.from(decimal.toString()).compare(decimal)).toBe(0)
        expect(JSON.stringify({ decimal })).toBe(`{"decimal":"${decimal}"}`)
      }),
    )
  })

  it('[FMT-7] divides to the given number of places', () => {
    expect(Decimal.from(1).dividedBy(3, { places: 5 }).toString()).toBe('0.33333')
    expect(Decimal.from(2).dividedBy(3, { places: 2, rounding: 'down' }).toString()).toBe('0.66')
    expect(Decimal.from(2).dividedBy(3).toString()).toBe(`0.${'6'.repeat(39)}7`)
    expect(Decimal.from(1).dividedBy('8').toString()).toBe('0.125')
    expect(Decimal.from(2).squareRoot({ places: 4 }).toString()).toBe('1.4142')
  })

  it.each([
    ['2.5', 'down', '2'],
    ['2.5', 'half-up', '3'],
    ['2.5', 'half-even', '2'],
    ['2.1', 'up', '3'],
    ['-2.5', 'half-up', '-3'],
    ['-2.1', 'up', '-3'],
    ['-0.4', 'half-up', '0'],
  ] as const)('[FMT-7] %s rounded %s is %s', (value, rounding, text) => {
    expect(Decimal.from(value).toFixed(0, rounding)).toBe(text)
    expect(Decimal.from(value).round(0, rounding).toString()).toBe(text)
  })

  it('[FMT-7] throws a separate kind for each failure', () => {
    const one = Decimal.from(1)
    const rounding = 'sideways' as Rounding
    for (const value of ['', 'x', '1..2', 'Infinity', '1e5000', Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => Decimal.from(value)).toThrow(refusal('invalid-number'))
    for (const places of [-1, 0.5, 1e9]) {
      expect(() => one.toFixed(places)).toThrow(refusal('invalid-places'))
      expect(() => one.round(places)).toThrow(refusal('invalid-places'))
      expect(() => one.dividedBy(3, { places })).toThrow(refusal('invalid-places'))
    }
    expect(() => one.toFixed(1, rounding)).toThrow(refusal('invalid-rounding'))
    expect(() => one.toFixed(1, 'toString' as Rounding)).toThrow(refusal('invalid-rounding'))
    expect(() => one.dividedBy(3, { rounding })).toThrow(refusal('invalid-rounding'))
    for (const zero of [0, '0.000', '-0', 0n])
      expect(() => one.dividedBy(zero)).toThrow(refusal('division-by-zero'))
    expect(() => Decimal.from(-1).squareRoot()).toThrow(refusal('no-square-root'))
    expect(() => Decimal.from(2 ** 53)).toThrow(refusal('imprecise-conversion'))
    expect(() => Decimal.from('9007199254740993').toNumber()).toThrow(refusal('imprecise-conversion'))
    expect(() => Decimal.from('1e400').toNumber()).toThrow(refusal('imprecise-conversion'))
    expect(Decimal.from('0.25').toNumber()).toBe(0.25)
    expect(Decimal.from('-12').toNumber()).toBe(-12)
  })

  describe('on a page that configures big.js globally', () => {
    const { DP, RM, PE, NE } = Big
    afterEach(() => Object.assign(Big, { DP, RM, PE, NE, strict: false }))

    it('[FMT-7] gives the same results', () => {
      Object.assign(Big, { DP: 0, RM: 3, PE: 1, NE: 0, strict: true })
      expect(Decimal.from(10).dividedBy(4).toString()).toBe('2.5')
      expect(Decimal.from('1e25').toString()).toBe(`1${'0'.repeat(25)}`)
      expect(Decimal.from(2).sign).toBe(1)
      expect(Decimal.from('0.5').toNumber()).toBe(0.5)
    })
  })
})
