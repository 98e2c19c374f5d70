import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLookAlike } from './findLookAlike'
import { isGasShort } from './isGasShort'
import { moneyOf, readTyped, readUnits, unitsOfMoney } from './readAmount'
import { noteReceiver } from './recentsItem'
import { toSendToken } from './toSendToken'

describe('amounts', () => {
  it('[SND-5] are exact', () => {
    expect(readUnits('0.1', 18)).toBe(100_000_000_000_000_000n)
    expect(readUnits('123456789012345678.123456789012345678', 18)).toBe(123456789012345678123456789012345678n)
    expect(readUnits('5.', 6)).toBe(5_000_000n)
    expect(readUnits('.5', 6)).toBe(500_000n)
    expect(readUnits('1.0000001', 6)).toBe(null)
    expect(readUnits('1.0000000', 6)).toBe(1_000_000n)
  })

  it('[SND-5] accept plain decimal numbers only', () => {
    for (const text of [
      '',
      '.',
      '-1',
      '+1',
      '1e3',
      '0x10',
      '1,000',
      '1 000',
      'NaN',
      'Infinity',
      '1.2.3',
      '１',
    ])
      expect(readTyped(text), text).toBe(null)
    expect(readTyped('9'.repeat(101))).toBe(null)
    expect(readTyped(' 12.5 ')).toBe('12.5')
  })

  it('[SND-5] take the decimal mark and digits of the language', () => {
    expect(readTyped('1,5', 'de')).toBe('1.5')
    expect(readTyped('1.5', 'de')).toBe('1.5')
    expect(readTyped('1,000,5', 'de')).toBe(null)
    expect(readTyped('1,5', 'en')).toBe(null)
    expect(readTyped('١٢٫٥', 'ar')).toBe('12.5')
    expect(readTyped('1.5', 'no such language!')).toBe('1.5')
  })

  it('[SND-5] convert money down to the smallest unit, never above it', () => {
    expect(unitsOfMoney('100', { decimals: 6, price: 3 })).toBe(33_333_333n)
    expect(unitsOfMoney('1', { decimals: 18, price: 0.1 })).toBe(10n * 10n ** 18n)
    expect(unitsOfMoney('1', { decimals: 18, price: 0 })).toBe(null)
    expect(unitsOfMoney('x', { decimals: 18, price: 1 })).toBe(null)
    const money = fc.stringMatching(/^[1-9]\d{0,5}\.\d{2}$/)
    fc.assert(
      fc.property(money, fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (text, price) => {
        const units = unitsOfMoney(text, { decimals: 18, price })
        expect(moneyOf(units ?? -1n, 18, price)?.compare(text)).not.toBe(1)
      }),
    )
  })
})

describe('tokens of the account view', () => {
  const balance = (decimals: string, price = 2) => ({
    name: 'Dollar',
    symbol: 'LKD',
    chainId: 'eip155:1',
    address: 'eip155:1:0xd0',
    price,
    quantity: { decimals, numeric: '1' },
    iconUrl: '',
  })

  it('[SND-5] can be sent only with decimals that a token can have', () => {
    for (const decimals of ['-1', '256', '1.5', 'x', '1e9', 'Infinity'])
      expect(toSendToken('eip155', balance(decimals)), decimals).toBe(null)
    for (const decimals of ['0', '6', '255'])
      expect(toSendToken('eip155', balance(decimals))).toMatchObject({
        asset: { kind: 'token', token: '0xd0' },
        decimals: Number(decimals),
        price: 2,
      })
    expect(toSendToken('eip155', balance('6', 0))).toMatchObject({ price: null })
    expect(toSendToken('eip155', balance('6', -1))).toMatchObject({ price: null })
  })
})

describe('insufficient gas', () => {
  const facts = { accountType: 'eoa', nativeBalance: 100n, cost: 50n, decimals: 18, price: 2000 } as const

  it('[SND-4] compares in USD, and in native units when there is no price', () => {
    for (const price of [2000, null, 0]) {
      expect(isGasShort({ ...facts, price })).toBe(false)
      expect(isGasShort({ ...facts, price, cost: 101n })).toBe(true)
      expect(isGasShort({ ...facts, price, cost: 100n })).toBe(false)
      expect(isGasShort({ ...facts, price, nativeBalance: 0n, cost: 0n })).toBe(true)
    }
  })

  it('[SND-4] never applies to a smart account', () => {
    expect(isGasShort({ ...facts, accountType: 'smartAccount', nativeBalance: 0n })).toBe(false)
  })
})

describe('look-alikes', () => {
  const trusted = '0xAbCdEf0123456789aBcDeF0123456789ABCDEF01'
  /** An address that shares digits with the trusted one at both ends, and none next to them. */
  const alike = (leading: number, trailing: number) => {
    const digits = [...trusted.slice(2).toLowerCase()]
    const other = (digit: string) => (digit === '7' ? '8' : '7')
    return `0x${digits.map((digit, at) => (at < leading || at >= 40 - trailing ? digit : other(digit))).join('')}`
  }
  const levelOf = (leading: number, trailing: number) =>
    findLookAlike('eip155', alike(leading, trailing), [trusted])?.level ?? null

  it('[SND-5] warn at five shared end digits and block at six', () => {
    expect(levelOf(2, 2)).toBe(null)
    expect(levelOf(4, 0)).toBe(null)
    expect([levelOf(3, 2), levelOf(0, 5), levelOf(5, 0)]).toEqual(['warn', 'warn', 'warn'])
    expect([levelOf(3, 3), levelOf(4, 4), levelOf(0, 6)]).toEqual(['block', 'block', 'block'])
    expect(findLookAlike('eip155', alike(3, 3), [trusted])).toEqual({
      address: trusted,
      leading: 3,
      trailing: 3,
      level: 'block',
    })
  })

  it('[SND-5] aren’t trusted addresses themselves, in any letter case', () => {
    expect(findLookAlike('eip155', trusted.toLowerCase(), [trusted])).toBe(null)
    expect(findLookAlike('eip155', alike(4, 4), [trusted, alike(4, 4)])).toBe(null)
  })

  it('[SND-5] name the closest trusted address', () => {
    const closer = alike(5, 5)
    expect(findLookAlike('eip155', alike(5, 6), [trusted, closer])?.address).toBe(closer)
    expect(findLookAlike('eip155', alike(5, 6), [closer, trusted])?.address).toBe(closer)
  })

  it('[SND-5] exist in families with other alphabets, without the prefix that all share', () => {
    const bech = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qzz0srrr7xfkvy5l643lydnw9re59gtzzz0000q']
    expect(findLookAlike('bip122', bech[1] ?? '', [bech[0] ?? ''])).toBe(null)
    expect(
      findLookAlike('bip122', 'bc1qar0sxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx5mdq', [bech[0] ?? ''])?.level,
    ).toBe('block')
    // Every address of this version has the q.
    expect(findLookAlike('bip122', 'bc1qar0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', [bech[0] ?? ''])).toBe(null)
    const key = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
    const like = (start: number, end: number) =>
      key.slice(0, start) + 'z'.repeat(key.length - start - end) + key.slice(key.length - end)
    expect(findLookAlike('solana', like(2, 1), [key])).toBe(null)
    expect(findLookAlike('solana', like(2, 2), [key])?.level).toBe('warn')
    expect(findLookAlike('solana', like(3, 2), [key])?.level).toBe('block')
    // The first character of an SS58 address only tells the network.
    const dot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
    const likeDot = (start: number, end: number) =>
      dot.slice(0, start) + 'z'.repeat(dot.length - start - end) + dot.slice(dot.length - end)
    expect(findLookAlike('polkadot', likeDot(3, 1), [dot])).toBe(null)
    expect(findLookAlike('polkadot', likeDot(3, 2), [dot])).toMatchObject({ level: 'warn', leading: 2 })
  })
})

it('[SND-5] counts transfers to a receiver, the last one first', () => {
  const one = { namespace: 'eip155', address: '0xAa', name: null, at: 1 } as const
  const list = noteReceiver(noteReceiver([], one), { ...one, address: '0xBb', at: 2 })
  const again = noteReceiver(list, { ...one, address: '0xaA', name: 'a.eth', at: 3 })
  expect(again).toMatchObject([
    { address: '0xaA', count: 2, lastAt: 3, name: 'a.eth' },
    { address: '0xBb', count: 1 },
  ])
  expect(noteReceiver(again, { ...one, at: 4 })[0]).toMatchObject({ count: 3, name: 'a.eth' })
  // The same letters are another account in another family.
  expect(noteReceiver(again, { ...one, namespace: 'polkadot', address: '0xaA', at: 5 })).toHaveLength(3)
})
