import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountPrefix } from './amountPrefix'
import { Decimal } from './Decimal'
import { defaultBalance } from './defaultBalance'
import { formatAddress } from './formatAddress'
import { formatBalance, formatNumber, formatQuantity } from './formatBalance'

const digits = fc.stringMatching(/^-?\d{1,60}(\.\d{1,60})?$/)

describe('formats', () => {
  it('[FMT-1] shortens an address to its first 4 and last 6 characters', () => {
    expect(formatAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe('0xd8…A96045')
    for (const short of ['', '0xd8', '0xd8A96045', '0xd8-A96045']) expect(formatAddress(short)).toBe(short)
    expect(formatAddress('0xd8--A96045')).toBe('0xd8…A96045')
  })

  it.each([
    ['1', '1.000'],
    ['0.0004', '0.000'],
    ['0.0005', '0.001'],
    ['1234.56789', '1234.568'],
    [5, '5.000'],
    [undefined, '0.000'],
    ['', '0.000'],
  ])('[FMT-2] formats the quantity %s as %s', (value, text) => expect(formatQuantity(value)).toBe(text))

  it.each([
    [undefined, '0.00'],
    [null, '0.00'],
    ['', '0.00'],
    [0, '0.00'],
    ['-0.001', '0.00'],
    ['1234.5', '1,234.50'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [1e-7, '0.00'],
    ['-999.995', '-1,000.00'],
    ['.5', '0.50'],
    ['+7.', '7.00'],
    ['1.5e3', '1,500.00'],
  ])('[FMT-3] formats the number %s as %s', (value, text) => expect(formatNumber(value)).toBe(text))

  it('[FMT-3] formats with another number of decimals', () => {
    expect(formatNumber('1234.5678', 0)).toBe('1,235')
    expect(formatNumber('1234.5678', 4)).toBe('1,234.5678')
    expect(formatNumber(undefined, 0)).toBe('0')
  })

  it('[FMT-4] formats a balance with 2 decimals (en-US) and its symbol', () => {
    expect(formatBalance('1234567.891')).toBe('1,234,567.89')
    expect(formatBalance('0.005', 'ETH')).toBe('0.01 ETH')
    expect(formatBalance('90071992547409931234.565')).toBe('90,071,992,547,409,931,234.57')
    expect(formatBalance('1.005')).toBe('1.01')
  })

  it('[FMT-4] matches Intl en-US wherever Intl is exact', () => {
    const platform = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(formatBalance(cents)).toBe(platform.format(cents))
      }),
    )
  })

  it('[FMT-5] starts at 0.00 on testnets and unsupported chains, else with nothing', () => {
    expect(defaultBalance({ isTestnet: true, isSupported: true })).toBe('0.00')
    expect(defaultBalance({ isTestnet: false, isSupported: false })).toBe('0.00')
    expect(defaultBalance({ isTestnet: false, isSupported: true })).toBeUndefined()
  })

  it('[FMT-6] puts a plus before incoming and a minus before outgoing amounts', () => {
    for (const type of ['receive', 'deposit', 'borrow', 'claim']) expect(amountPrefix(type)).toBe('+')
    for (const type of ['withdraw', 'repay', 'burn']) expect(amountPrefix(type)).toBe('-')
    for (const type of ['send', 'trade', 'approve', '', 'toString']) expect(amountPrefix(type)).toBe('')
  })

  it('[FMT-7] rounds like exact arithmetic', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 70 }), (value, places) => {
        expect(formatNumber(value, places).replaceAll(',', '')).toBe(Decimal.from(value).toFixed(places))
      }),
    )
  })

  it.each(['abc', '1,5', '0x10', '1 ', ' ', '.', '-', 'NaN', '1e', '1e99999', '9'.repeat(1001), Number.NaN])(
    '[FMT-7] throws on %s',
    (value) => {
      const refused = expect.objectContaining({ code: 'decimal/invalid-number' })
      expect(() => formatNumber(value)).toThrow(refused)
      expect(() => formatQuantity(value)).toThrow(refused)
      expect(() => formatBalance(value)).toThrow(refused)
    },
  )

  it.each([-1, 1.5, 256, Number.NaN])('[FMT-7] throws on %d decimal places', (places) => {
    expect(() => formatNumber('1', places)).toThrow(
      expect.objectContaining({ code: 'decimal/invalid-places' }),
    )
  })
})
