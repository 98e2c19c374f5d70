import { expect, it } from 'vitest'
import { formatValue } from './formatValue'

it.each([
  ['en', 1234.5, '$1,234.50'],
  ['de', 1234.5, '1.234,50 $'],
  ['en', 0, '$0.00'],
  ['en', 0.000001, '< $0.01'],
  ['en', 123_456_789_012_345, '$123.46T'],
  ['en', Number.POSITIVE_INFINITY, null],
  ['en', undefined, null],
])('in %s %s is %s', (locale, value, text) => {
  expect(formatValue(locale, value)?.replace(/\s/g, ' ') ?? null).toBe(text)
})
