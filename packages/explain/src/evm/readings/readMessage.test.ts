import { describe, expect, it } from 'vitest'
import type { TypedData } from '../EvmRequest'
import { readMessage } from './readMessage'

const account = '0x00000000000000000000000000000000000000aa'
const spender = '0x00000000000000000000000000000000000000bb'
const contract = '0x00000000000000000000000000000000000000cc'
const token = '0x00000000000000000000000000000000000000dd'
const zero = `0x${'0'.repeat(40)}`
const until = 1_900_000_000
const most = `${(1n << 256n) - 1n}`

/** Makes typed data; `types` are written as `type name, …`. */
function typed(primaryType: string, types: { readonly [name: string]: string }, message: unknown): TypedData {
  const members = Object.entries(types).map(([name, list]) => [
    name,
    list.split(', ').map((one) => {
      const [type = '', member = ''] = one.split(' ')
      return { name: member, type }
    }),
  ])
  return { types: Object.fromEntries(members), primaryType, domain: { verifyingContract: contract }, message }
}

const permit = 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline'
const details = 'address token, uint160 amount, uint48 expiration, uint48 nonce'
const one = { token, amount: '5', expiration: until, nonce: 0 }
const offered =
  'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount'
const seaport = {
  OrderComponents:
    'address offerer, OfferItem[] offer, ConsiderationItem[] consideration, uint256 startTime, uint256 endTime',
  OfferItem: offered,
  ConsiderationItem: `${offered}, address recipient`,
}
const order = (consideration: readonly unknown[], offerer = account) => ({
  offerer,
  offer: [{ itemType: 2, token, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
  consideration,
  startTime: 0,
  endTime: until,
})
const price = {
  itemType: 0,
  token: zero,
  identifierOrCriteria: 0,
  startAmount: '100',
  endAmount: '90',
  recipient: account,
}
const cow =
  'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, uint256 feeAmount'
const trade = (receiver: string) => ({
  sellToken: contract,
  buyToken: token,
  receiver,
  sellAmount: '50',
  buyAmount: '40',
  validTo: until,
  feeAmount: '2',
})

const own = { kind: 'fungible', address: contract }
const listed = { kind: 'fungible', address: token }

describe('readMessage', () => {
  it.each<[string, TypedData, readonly unknown[]]>([
    [
      'a permit',
      typed('Permit', { Permit: permit }, { owner: account, spender, value: '5', nonce: 0, deadline: until }),
      [{ kind: 'allow', token: own, spender, amount: 5n }],
    ],
    [
      'an endless permit',
      typed(
        'Permit',
        { Permit: permit },
        { owner: account, spender, value: most, nonce: 0, deadline: until },
      ),
      [{ kind: 'allow', token: own, spender, amount: 'unlimited' }],
    ],
    [
      'a permit of nothing',
      typed('Permit', { Permit: permit }, { owner: account, spender, value: 0, nonce: 0, deadline: until }),
      [{ kind: 'revoke', token: own, spender }],
    ],
    [
      'the permit of DAI',
      typed(
        'Permit',
        { Permit: 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed' },
        { holder: account, spender, nonce: 0, expiry: until, allowed: true },
      ),
      [{ kind: 'allow', token: own, spender, amount: 'unlimited', until }],
    ],
    [
      'a permit for an item',
      typed(
        'Permit',
        { Permit: 'address spender, uint256 tokenId, uint256 nonce, uint256 deadline' },
        { spender, tokenId: 7, nonce: 0, deadline: until },
      ),
      [{ kind: 'allow', token: { kind: 'item', address: contract, id: 7n }, spender, amount: 1n, until }],
    ],
    [
      'Permit2 for one token',
      typed(
        'PermitSingle',
        {
          PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline',
          PermitDetails: details,
        },
        { details: one, spender, sigDeadline: until },
      ),
      [{ kind: 'allow', token: listed, spender, amount: 5n, until }],
    ],
    [
      'Permit2 for several tokens',
      typed(
        'PermitBatch',
        {
          PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline',
          PermitDetails: details,
        },
        { details: [one, one], spender, sigDeadline: until },
      ),
      Array(2).fill({ kind: 'allow', token: listed, spender, amount: 5n, until }),
    ],
    [
      'a transfer by Permit2 with a witness',
      typed(
        'PermitWitnessTransferFrom',
        {
          PermitWitnessTransferFrom:
            'Tokens permitted, address spender, uint256 nonce, uint256 deadline, Extra witness',
          Tokens: 'address token, uint256 amount',
          Extra: 'uint256 any',
        },
        { permitted: { token, amount: '5' }, spender, nonce: 0, deadline: until, witness: { any: 1 } },
      ),
      [{ kind: 'allow', token: listed, spender, amount: 5n, until }],
    ],
    [
      'an authorization by EIP-3009',
      typed(
        'TransferWithAuthorization',
        {
          TransferWithAuthorization:
            'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce',
        },
        {
          from: account,
          to: spender,
          value: '5',
          validAfter: 0,
          validBefore: until,
          nonce: `0x${'11'.repeat(32)}`,
        },
      ),
      [{ kind: 'send', token: own, amount: 5n, to: spender, atMost: true, until }],
    ],
    [
      'an order on Seaport',
      typed('OrderComponents', seaport, order([price, { ...price, recipient: spender }])),
      [
        { kind: 'send', token: { kind: 'item', address: token, id: 7n }, amount: 1n, atMost: true, until },
        { kind: 'receive-at-least', token: { kind: 'native' }, amount: 90n, source: 'typed-data' },
      ],
    ],
    [
      'an order on Seaport that pays others',
      typed('OrderComponents', seaport, order([{ ...price, recipient: spender }])),
      [{ kind: 'send', token: { kind: 'item', address: token, id: 7n }, amount: 1n, atMost: true, until }],
    ],
    [
      'several orders on Seaport at once',
      typed(
        'BulkOrder',
        { BulkOrder: 'OrderComponents[2][1] tree', ...seaport },
        { tree: [[order([]), order([])]] },
      ),
      Array(2).fill({
        kind: 'send',
        token: { kind: 'item', address: token, id: 7n },
        amount: 1n,
        atMost: true,
        until,
      }),
    ],
    [
      'an order on CoW',
      typed('Order', { Order: cow }, trade(zero)),
      [
        { kind: 'send', token: own, amount: 52n, atMost: true, until },
        { kind: 'receive-at-least', token: listed, amount: 40n, source: 'typed-data' },
      ],
    ],
    [
      'an order on CoW for somebody else',
      typed('Order', { Order: cow }, trade(spender)),
      [{ kind: 'send', token: own, amount: 52n, atMost: true, until }],
    ],
    [
      'a delegation',
      typed(
        'Delegation',
        { Delegation: 'address delegate, address delegator, bytes32 authority' },
        { delegate: spender, delegator: account, authority: `0x${'ff'.repeat(32)}` },
      ),
      [{ kind: 'change', what: 'delegation', at: account, to: spender }],
    ],
    [
      'what it doesn’t know',
      typed('Mail', { Mail: 'string text' }, { text: 'Hello' }),
      [{ kind: 'unknown', to: contract, selector: 'Mail' }],
    ],
  ])('reads %s', (_, data, expected) => {
    expect(readMessage(data, account)).toEqual(expected)
  })

  it('reads no member that has no type, because it isn’t signed', () => {
    const data = typed(
      'Permit',
      { Permit: 'address spender, uint256 deadline' },
      { spender, value: '0', deadline: until },
    )
    expect(readMessage(data, account)).toEqual([{ kind: 'unknown', to: contract, selector: 'Permit' }])
  })

  it('shows no order in part, because the last item may be the one that matters', () => {
    const items = (count: number) => ({ ...order([]), offer: Array(count).fill(order([]).offer[0]) })
    expect(readMessage(typed('OrderComponents', seaport, items(100)), account)).toHaveLength(100)
    expect(readMessage(typed('OrderComponents', seaport, items(101)), account)).toMatchObject([
      { kind: 'unknown' },
    ])
  })

  it.each([`${1n << 256n}`, '-1', '1.5', '', null])(
    'reads no permit of %s, which wallets cut or refuse',
    (value) => {
      const message = { owner: account, spender, value, nonce: 0, deadline: until }
      expect(readMessage(typed('Permit', { Permit: permit }, message), account)).toMatchObject([
        { kind: 'unknown' },
      ])
    },
  )

  it('never takes a text for an address or for no amount', () => {
    const texts = 'address owner, string spender, uint256 value, uint256 nonce, uint256 deadline'
    const message = { owner: account, spender: 'you\u202e', value: '1', nonce: 0, deadline: until }
    expect(readMessage(typed('Permit', { Permit: texts }, message), account)).toMatchObject([
      { kind: 'unknown' },
    ])
    const amounts = 'address owner, address spender, string value, uint256 nonce, uint256 deadline'
    const other = { ...message, spender, value: 'none' }
    expect(readMessage(typed('Permit', { Permit: amounts }, other), account)).toMatchObject([
      { amount: 'unlimited' },
    ])
  })
})
