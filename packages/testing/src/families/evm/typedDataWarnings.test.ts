import { describe, expect, it } from 'vitest'
import { requestRefused } from '../../errors'
import { demoPhrase } from '../../keys/demoPhrase'
import { deriveKeys } from '../../keys/deriveKeys'
import { createEvmFamily } from './createEvmFamily'

const chainId = 'eip155:1'
const account = deriveKeys(demoPhrase).evm
const own = account.address
const zero = `0x${'0'.repeat(40)}`
const hash = `0x${'ab'.repeat(32)}`
const family = createEvmFamily({ account, nodeOf: () => undefined }, [chainId])

/** Splits `address from, uint256 value` into fields. */
const struct = (text: string) =>
  text.split(', ').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })

const values: Readonly<Record<string, unknown>> = {
  address: zero,
  bytes: '0x',
  bytes32: hash,
  string: 'text',
  bool: true,
}
const sampleOf = (type: string): unknown => (type.endsWith('[]') ? [] : (values[type] ?? '1'))

type Given = {
  readonly types: { readonly [name: string]: string }
  readonly domain?: Readonly<Record<string, unknown>>
  readonly message?: Readonly<Record<string, unknown>>
}

/** What the wallet says about typed data whose first type is the signed one. */
function warningsOf({ types, domain = { name: 'Token', version: '1', chainId: 1 }, message = {} }: Given) {
  const parsed = Object.fromEntries(Object.entries(types).map(([name, text]) => [name, struct(text)]))
  const [primaryType = ''] = Object.keys(types)
  const filled = (parsed[primaryType] ?? []).map(({ name, type }) => [name, sampleOf(type)])
  const data = { types: parsed, primaryType, domain, message: { ...Object.fromEntries(filled), ...message } }
  return family.read({ chainId, method: 'eth_signTypedData_v4', params: [own, data] }).warnings
}

const authorization =
  'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce'
const safeTx =
  'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce'
const forward = 'address from, address to, uint256 value, uint256 gas, uint256 nonce, bytes data'
const permit = 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline'
const vote =
  'address from, string space, uint64 timestamp, bytes32 proposal, uint32 choice, string reason, string app'

describe('typed data', () => {
  it.each([
    [/EIP-3009/, { TransferWithAuthorization: authorization }],
    [/EIP-3009/, { ReceiveWithAuthorization: authorization }],
    [/EIP-3009/, { Payment: authorization }],
    [/transaction of a Safe/, { SafeTx: safeTx }],
    [/behalf of a Safe/, { SafeMessage: 'bytes message' }],
    [/meta-transaction/, { MetaTransaction: 'uint256 nonce, address from, bytes functionSignature' }],
    [/meta-transaction/, { Act: 'uint256 nonce, address from, bytes functionSignature' }],
    [/forwarder/, { ForwardRequest: forward }],
    [/forwarder/, { Request: forward }],
    [/forwarder/, { RelayRequest: 'address from, RelayData relayData', RelayData: 'uint256 gasPrice' }],
    [/forwarder/, { PackedUserOperation: 'address sender, uint256 nonce, bytes callData' }],
    [/move your assets/, { Permit: permit }],
    [/move your assets/, { PermitWitnessTransferFrom: 'address spender, uint256 nonce' }],
    [/move your assets/, { OrderComponents: 'address offerer, uint256 salt' }],
    [/move your assets/, { Delegation: 'address delegatee, uint256 nonce, uint256 expiry' }],
    // What a batch holds counts too.
    [/EIP-3009/, { Batch: 'Item[] items', Item: authorization }],
  ])('gets a warning that says %s', (words, types) => {
    expect(warningsOf({ types: types as Given['types'], message: nestedOf(types) })).toEqual([
      expect.stringMatching(words),
    ])
  })

  it('gets a warning when nothing is known about it', () => {
    for (const types of [
      { Mail: 'string text' },
      { Login: 'string nonce' },
      { CancelAuthorization: 'address authorizer, bytes32 nonce' },
    ] as readonly Given['types'][])
      expect(warningsOf({ types })).toEqual([
        expect.stringMatching(/doesn’t know what this signature allows/),
      ])
  })

  it('gets a second warning for a Safe that runs foreign code', () => {
    expect(warningsOf({ types: { SafeTx: safeTx }, message: { operation: '0' } })).toHaveLength(1)
    for (const operation of [1, '1', '0x1'])
      expect(warningsOf({ types: { SafeTx: safeTx }, message: { operation } })).toHaveLength(2)
  })

  it('gets none for a vote on Snapshot, unless any signed part differs', () => {
    const domain = { name: 'snapshot', version: '0.1.4' }
    expect(warningsOf({ types: { Vote: vote }, domain })).toEqual([])
    for (const other of [
      { types: { Vote: vote }, domain: { ...domain, verifyingContract: zero } },
      { types: { Vote: vote }, domain: { ...domain, chainId: 1 } },
      { types: { Vote: vote }, domain: { ...domain, name: 'snapshot2' } },
      { types: { Vote: `${vote}, uint256 value` }, domain },
      { types: { Ballot: vote }, domain },
    ] as readonly Given[])
      expect(warningsOf(other)).toHaveLength(1)
  })

  it('survives types that hold themselves', () => {
    const types = { Node: 'string text, Node[] rest' }
    expect(warningsOf({ types })).toHaveLength(1)
  })
})

describe('personal_sign', () => {
  const warn = (message: string) =>
    family.read({ chainId, method: 'personal_sign', params: [message, own] }).warnings

  it('warns about 32 bytes, which may be a hash', () => {
    for (const message of [hash, `0x${Buffer.from('x'.repeat(32)).toString('hex')}`, 'y'.repeat(32)])
      expect(warn(message)).toEqual([expect.stringMatching(/may be the hash/)])
  })

  it('warns about other bytes that aren’t text', () => {
    expect(warn(`0x${'ff'.repeat(33)}`)).toEqual([expect.stringMatching(/can’t read what these bytes mean/)])
  })

  it('doesn’t warn about text', () => {
    for (const message of ['Hello', 'x'.repeat(31), 'x'.repeat(33), `0x${Buffer.from('Hi').toString('hex')}`])
      expect(warn(message)).toEqual([])
  })

  it('shows hidden letters', () => {
    const { details } = family.read({
      chainId,
      method: 'personal_sign',
      params: ['a\u115fb\u1160c\u034fd\u2800', own],
    })
    expect(details[0]).toMatchObject({ text: 'a⟨U+115F⟩b⟨U+1160⟩c⟨U+034F⟩d⟨U+2800⟩' })
  })
})

it('still rejects typed data that can’t be hashed', () => {
  const data = { types: { Mail: [] }, primaryType: 'Gone', domain: {}, message: {} }
  expect(() => family.read({ chainId, method: 'eth_signTypedData_v4', params: [own, data] })).toThrow(
    expect.toSatisfy(requestRefused.is),
  )
})

/** Values for fields that need others than the usual. */
function nestedOf(types: object): Readonly<Record<string, unknown>> {
  if ('SafeTx' in types) return { operation: '0' }
  return 'RelayData' in types ? { relayData: { gasPrice: '1' } } : {}
}
