import { expect, it } from 'vitest'
import { formatBalanceIn, formatHeld } from './formatHeld'

it.each([
  ['en', '1234567.8915', '1,234,567.892'],
  ['de', '1234.5', '1.234,5'],
  ['en', '0', '0'],
  ['en', '0.0000', '0'],
  ['en', '0.0004', '< 0.001'],
  ['en', '0.004', '0.004'],
  ['en', '9007199254740993', '9,007,199,254,740,993'],
  ['en', '12345678901234567890.5', '12,345,678.901T'],
  ['en', 'NaN', '–'],
  ['en', '1e9', '–'],
  ['en', '-1', '–'],
])('[FMT-2] in %s %s is %s', (locale, numeric, text) => {
  expect(formatHeld(locale, numeric)).toBe(text)
})

it.each([
  ['en', '1234567.891', '1,234,567.89'],
  ['en', '1.005', '1.01'],
  ['en', '0', '0.00'],
  ['de', '10000', '10.000,00'],
  ['fr', '10000', '10\u202f000,00'],
])('[FMT-4] in %s the balance %s is %s', (locale, numeric, text) => {
  expect(formatBalanceIn(locale, numeric)).toBe(text)
})
