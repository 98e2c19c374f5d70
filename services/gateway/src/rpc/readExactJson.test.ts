import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readExactJson } from './readExactJson'

describe('readExactJson', () => {
  it('keeps every digit of a large integer, as a string', () => {
    const text =
      '{"a":18446744073709551615,"b":[-9007199254740993],"c":9007199254740991,"d":1.25e3,"e":[1,2]}'
    expect(readExactJson(text)).toEqual({
      a: '18446744073709551615',
      b: ['-9007199254740993'],
      c: '9007199254740991',
      d: 1250,
      e: [1, 2],
    })
  })

  it('leaves digits in strings and keys alone', () => {
    const value = { '1234567890123456789': 'a "12345678901234567890" \\', b: '\\"99999999999999999999' }
    expect(readExactJson(`{"n":11111111111111111111,"v":${JSON.stringify(value)}}`)).toEqual({
      n: '11111111111111111111',
      v: value,
    })
  })

  it('agrees with JSON.parse on everything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        const whole = JSON.stringify({ value, text, long: '1234567890123456' })
        expect(readExactJson(whole)).toEqual(
          JSON.parse(whole, (_key, inner) =>
            typeof inner === 'number' && Number.isInteger(inner) && /^-?\d{16,}$/.test(JSON.stringify(inner))
              ? JSON.stringify(inner)
              : inner,
          ),
        )
      }),
    )
  })

  it.each(['', '{', '{"a":12345678901234567', '"12345678901234567', '[12345678901234567,]'])(
    'rejects %j',
    (text) => expect(() => readExactJson(text)).toThrow(SyntaxError),
  )

  it('parses long strings in linear time', () => {
    const began = performance.now()
    const long = '\\"'.repeat(1_000_000)
    expect(readExactJson(`["${long}",12345678901234567]`)).toEqual([
      '"'.repeat(1_000_000),
      '12345678901234567',
    ])
    const slashes = '\\\\'.repeat(1_000_000)
    expect(Array.isArray(readExactJson(`["${slashes}",12345678901234567]`))).toBe(true)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
