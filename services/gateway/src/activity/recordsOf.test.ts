import { describe, expect, it } from 'vitest'
import type { ChainLog, ChainReceipt, ChainTransaction } from './chainData'
import { recordsOf } from './recordsOf'
import { topics } from './topics'

const own = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`
const zero = `0x${'0'.repeat(40)}`
const hash = `0x${'1'.repeat(64)}`
const token = (number: number) => `0x${number.toString(16).padStart(40, 'c')}`
const word = (value: string | number | bigint) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')
const log = (
  address: string,
  kinds: readonly (string | number)[],
  data: readonly (number | bigint)[],
): ChainLog => ({
  address,
  topics: kinds.map((kind, at) => (at === 0 ? `${kind}` : `0x${word(kind)}`)),
  data: `0x${data.map(word).join('')}`,
  blockNumber: 5,
  blockHash: hash,
  transactionHash: hash,
})
const moved = (address: string, from: string, to: string, amount: number) =>
  log(address, [topics.transfer, from, to], [amount])
const piece = (from: string, to: string, id: number) => log(token(9), [topics.transfer, from, to, id], [])

const records = (
  logs: readonly ChainLog[],
  transaction: Partial<ChainTransaction> = {},
  receipt: Partial<ChainReceipt> = {},
) =>
  recordsOf(
    {
      hash,
      blockHash: hash,
      blockNumber: 5,
      transactionIndex: 2,
      from: own,
      to: token(1),
      nonce: 1,
      value: 0n,
      input: '0x',
      ...transaction,
    },
    { transactionHash: hash, blockHash: hash, status: 1, contractAddress: null, logs: [...logs], ...receipt },
    1_700_000_000,
    new Set([own]),
  )
const operation = (...args: Parameters<typeof records>) => records(...args)[0]?.operation

describe('a transaction, for an account', () => {
  it.each<[string, readonly ChainLog[], Partial<ChainTransaction>]>([
    ['send', [moved(token(1), own, other, 5)], {}],
    ['receive', [moved(token(1), other, own, 5)], { from: other }],
    ['mint', [moved(token(1), zero, own, 5)], {}],
    ['burn', [moved(token(1), own, zero, 5)], {}],
    ['trade', [moved(token(1), own, other, 5), moved(token(2), other, own, 7)], {}],
    ['trade', [moved(token(2), other, own, 7)], { value: 3n }],
    ['mint', [piece(zero, own, 1)], { value: 3n }],
    ['send', [moved(token(1), own, other, 5), moved(token(1), other, own, 1)], {}],
    ['approve', [log(token(1), [topics.approval, own, other], [5])], {}],
    ['approve', [log(token(1), [topics.approvalForAll, own, other], [1])], {}],
    ['execute', [log(token(1), [topics.approval, other, own], [5])], {}],
    ['cancel', [], { to: own }],
    ['send', [], { to: own, value: 1n }],
    ['deploy', [], { to: null }],
    ['execute', [], { input: '0x12345678' }],
  ])('is %s (%#)', (expected, logs, transaction) => {
    expect(operation(logs, transaction)).toBe(expected)
  })

  it('may move one or many ERC-1155 tokens', () => {
    const single = log(token(3), [topics.transferSingle, other, other, own], [7, 3])
    const batch = log(token(3), [topics.transferBatch, other, own, other], [64, 160, 2, 8, 9, 2, 1, 4])
    expect(records([single, batch])[0]?.transfers).toEqual([
      { token: token(3), from: other, to: own, id: '7', amount: '3' },
      { token: token(3), from: own, to: other, id: '8', amount: '1' },
      { token: token(3), from: own, to: other, id: '9', amount: '4' },
    ])
  })

  it('is read correctly despite false logs: no ends, no amount, endless lists', () => {
    const huge = 2n ** 255n
    const lies = [
      log(token(1), [topics.transfer], [1, 2, 3]),
      log(token(1), [topics.transfer, own, other], []),
      log(token(1), [topics.transferSingle, own, own, other], [1]),
      log(token(1), [topics.transferBatch, own, own, other], [huge, huge, huge]),
      log(token(1), [topics.transferBatch, own, own, other], [64, 64, huge]),
      log(token(1), [topics.transferBatch, own, own, other], []),
    ]
    expect(records(lies)[0]).toMatchObject({ operation: 'execute', transfers: [] })
  })

  it('keeps at most a hundred movements', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => piece(own, other, at))
    expect(records(many)[0]?.transfers).toHaveLength(100)
  })

  it('hides empty transfers made up by strangers, which plant look-alike addresses', () => {
    expect(records([moved(token(1), own, other, 0)], { from: other })).toEqual([])
    // One's own stays: the wallet shows it as well.
    expect(records([moved(token(1), own, other, 0)])).toHaveLength(1)
  })

  it('is shown to its sender only if it failed, without movements', () => {
    const failed = { status: 0 }
    expect(records([], { value: 5n, to: other }, failed)[0]).toMatchObject({
      operation: 'send',
      isFailed: true,
      transfers: [],
    })
    expect(records([], { from: other, to: own, value: 5n }, failed)).toEqual([])
  })
})
