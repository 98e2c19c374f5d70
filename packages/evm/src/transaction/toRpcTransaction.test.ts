import { invalidNumber, invalidRequest } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { toRpcTransaction } from './toRpcTransaction'

const from = `0x${'a1'.repeat(20)}`
const to = `0x${'b0'.repeat(20)}`

it('[EVM-2] writes numbers in hexadecimal, leaves out what is unset, and keeps the sender', () => {
  const given = { to, value: 255n, data: '0x01', gas: undefined, nonce: 7, maxFeePerGas: '0xff', from: to }
  expect(toRpcTransaction(from, given as never)).toEqual({
    from,
    to,
    value: '0xff',
    data: '0x01',
    nonce: '0x7',
    maxFeePerGas: '0xff',
  })
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
