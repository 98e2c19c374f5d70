import { base58, base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { readMessage } from './readMessage'
import { readTransactions } from './readTransactions'

const wire = Uint8Array.from([1, 2, 3])
const text = base64.encode(wire)

describe('readTransactions', () => {
  it.each([
    ['base64', text],
    ['bytes', wire],
    ['a list', [text]],
    ['a paired wallet’s request', { transaction: text, pubkey: 'x' }],
    ['a paired wallet’s request for several', { transactions: [text] }],
    ['an input of the wallet standard', [{ account: {}, transaction: wire, chain: 'solana:mainnet' }]],
  ])('reads %s', (_, params) => {
    expect(readTransactions(params)).toEqual([wire])
  })

  it('reads several inputs', () => {
    expect(readTransactions([{ transaction: wire }, { transaction: text }])).toEqual([wire, wire])
  })

  it.each([
    ['nothing', undefined],
    ['a number', 1],
    ['what isn’t base64', '!'],
    ['one that is too long', new Uint8Array(5_000)],
    ['a list with something else in it', [text, {}]],
  ])('reads none of %s', (_, params) => {
    expect(readTransactions(params)).toEqual([])
  })
})

describe('readMessage', () => {
  it('reads bytes and base58', () => {
    expect(readMessage([{ message: wire }])).toEqual(wire)
    expect(readMessage({ message: base58.encode(wire) })).toEqual(wire)
    expect(readMessage({ message: '0OIl' })).toBeUndefined()
    expect(readMessage(null)).toBeUndefined()
  })
})
