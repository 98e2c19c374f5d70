import { invalidNumber, invalidRequest } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { toRpcTransaction } from './toRpcTransaction'

const from = `0x${'a1'.repeat(20)}`
const to = `0x${'b0'.repeat(20)}`

it('[EVM-2] writes numbers in hexadecimal, leaves out what is unset, and adds the sender', () => {
  const given = { to, value: 255n, data: '0x01', gas: undefined, nonce: 7, maxFeePerGas: '0xff' }
  expect(toRpcTransaction(from, given as never)).toEqual({
    from,
    to,
    value: '0xff',
    data: '0x01',
    nonce: '0x7',
    maxFeePerGas: '0xff',
  })
})

it('[EVM-2] takes the sender that is active, in either letter case', () => {
  expect(toRpcTransaction(from, { to, from: from.toUpperCase().replace('X', 'x') } as never)).toEqual({
    from,
    to,
  })
  expect(toRpcTransaction(from, { to, from: undefined } as never)).toEqual({ from, to })
})

it.each([[to], [''], [null], [7]])('[EVM-2] refuses %j as the sender: another account is active', (other) => {
  expect(() => toRpcTransaction(from, { to, from: other } as never)).toThrow(
    expect.toSatisfy(invalidRequest.is),
  )
})

it.each([
  ['value', '1000000000000000000'],
  ['value', ''],
  ['value', null],
  ['value', '0x'],
  ['value', {}],
  ['gas', '21000'],
  ['maxFeePerGas', '1e9'],
])('[EVM-2] refuses %s as %j: a wallet would read digits as hexadecimal', (name, value) => {
  expect(() => toRpcTransaction(from, { to, [name]: value } as never)).toThrow(
    expect.toSatisfy(invalidRequest.is),
  )
})

it.each([[-1n], [0.5], [2 ** 53]])('[EVM-2] refuses %s as an amount', (value) => {
  expect(() => toRpcTransaction(from, { to, value } as never)).toThrow(expect.toSatisfy(invalidNumber.is))
})

const call = `0xa9059cbb${'00'.repeat(64)}`
it.each([
  ['no receiver, which would create a contract that keeps the amount', { value: 1n }],
  ['no receiver and no bytes', { data: '0x' }],
  ['null as the receiver', { to: null, data: call }],
  ['a name as the receiver', { to: 'vitalik.eth' }],
  ['a short receiver', { to: '0x1234' }],
  ['a list as the receiver', { to: [to] }],
  ['bytes without 0x', { to, data: 'a9059cbb' }],
  ['half a byte', { to, data: '0x1' }],
  ['a number as bytes', { to, data: 255 }],
  ['an object as bytes', { to, data: { a: 1 } }],
  ['bytes that aren’t, under their other name', { to, input: 'a9059cbb' }],
  ['an unknown field, which a wallet would ignore', { to, amount: 1n }],
  ['the limit under the name of another library', { to, gasLimit: 21_000n }],
  ['two different calls at once', { to, data: call, input: '0x01' }],
])('[EVM-2] refuses %s', (_, transaction) => {
  expect(() => toRpcTransaction(from, transaction as never)).toThrow(expect.toSatisfy(invalidRequest.is))
})

it('[EVM-2] takes the creation of a contract, and a call under either name', () => {
  expect(toRpcTransaction(from, { data: call })).toEqual({ from, data: call })
  expect(toRpcTransaction(from, { to, input: call } as never)).toEqual({ from, to, input: call })
  expect(toRpcTransaction(from, { to, data: call, input: call } as never)).toMatchObject({ data: call })
})
