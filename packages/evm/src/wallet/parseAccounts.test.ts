import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { parseAccounts } from './parseAccounts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hexDigit = fc.constantFrom(...'0123456789abcdefABCDEF')
const anyAddress = fc.string({ unit: hexDigit, minLength: 40, maxLength: 40 }).map((digits) => `0x${digits}`)

describe('parseAccounts', () => {
  it('[EVM-2] returns each address once, in the wallet’s order, with its checksum', () => {
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const given = [other.toLowerCase(), address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]
    expect(parseAccounts(given)).toEqual([
      { address: other, type: 'eoa' },
      { address, type: 'eoa' },
    ])
    expect(parseAccounts([])).toEqual([])
  })

  it('[EVM-2] has the same checksum as an independent library for any address', () => {
    fc.assert(
      fc.property(anyAddress, (any) => {
        expect(parseAccounts([any])?.[0]?.address).toBe(getAddress(any))
      }),
    )
  })

  it('[EVM-2] reads a list by its indexes, since a wallet’s own iterator may never end', () => {
    const list = Object.assign([address], {
      *[Symbol.iterator]() {
        for (;;) yield address
      },
    })
    expect(parseAccounts(list)).toEqual([{ address, type: 'eoa' }])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', address],
    ['an object', { 0: address, length: 1 }],
    ['a short address', [address.slice(0, -1)]],
    ['an address with a line after it', [`${address}\n`]],
    ['an address and something else', [address, null]],
    ['an object in the place of an address', [{ address }]],
    ['far too many', Array.from({ length: 1001 }, () => address)],
    [
      'a list that throws when read',
      new Proxy([address], {
        get: () => {
          throw 'no'
        },
      }),
    ],
  ])('rejects %s', (_, value) => {
    expect(parseAccounts(value)).toBe(null)
  })
})
