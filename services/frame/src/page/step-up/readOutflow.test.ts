import { describe, expect, it } from 'vitest'
import { readOutflow } from './readOutflow'

const shop = `0x${'ab'.repeat(20)}`
const token = `0x${'cd'.repeat(20)}`
const transfer = `0xa9059cbb${shop.slice(2).padStart(64, '0')}${(500).toString(16).padStart(64, '0')}`
const send = (transaction: object) => readOutflow({ method: 'eth_sendTransaction', params: [transaction] })
const sendCalls = (calls: readonly object[], more: object = {}) =>
  readOutflow({ method: 'wallet_sendCalls', params: [{ calls, ...more }] })

describe('what leaves an account', () => {
  it('is the value of a transaction with its highest fee', () => {
    const fees = { gas: '0x2', maxFeePerGas: '0x3' }
    expect(send({ to: shop, value: '0x10', data: '0x', ...fees })).toEqual({ native: 22n, tokens: [] })
    expect(send({ to: shop, gas: '0x2', gasPrice: '0x3' })).toEqual({ native: 6n, tokens: [] })
  })

  it('is the value of all calls, and every plain transfer of a token', () => {
    const calls = [
      { to: shop, value: '0x10', data: '0x' },
      { to: shop, value: '0x20' },
      { to: token, value: '0x0', data: transfer },
      { to: token, data: transfer },
    ]
    const moved = { address: token, amount: 500n }
    expect(sendCalls(calls)).toEqual({ native: 48n, tokens: [moved, moved] })
    expect(sendCalls(calls, { gas: '0x2', maxFeePerGas: '0x3' })?.native).toBe(54n)
  })

  it('can’t be told from any other call', () => {
    const others = [
      `${transfer}00`,
      transfer.slice(0, -2),
      // To an address with dirty bytes, which a contract may read otherwise.
      transfer.replace('0xa9059cbb00', '0xa9059cbb01'),
      transfer.replace('a9059cbb', '095ea7b3'),
      '0x01',
    ]
    for (const data of others) expect(send({ to: token, data }), data).toBeUndefined()
    expect(send({ data: '0x6000' })).toBeUndefined()
    expect(
      sendCalls([
        { to: shop, value: '0x1', data: '0x' },
        { to: token, data: '0x01' },
      ]),
    ).toBeUndefined()
  })

  it('can’t be told from other requests and signed hashes, but texts move nothing', () => {
    for (const method of ['eth_signTypedData_v4', 'solana_signTransaction', 'wallet_grantPermissions', 'new'])
      expect(readOutflow({ method, params: [{}] }), method).toBeUndefined()
    for (const method of ['personal_sign', 'solana_signMessage'])
      expect(readOutflow({ method, params: {} }), method).toEqual({ native: 0n, tokens: [] })
    const sign = (bytes: number) =>
      readOutflow({ method: 'personal_sign', params: [`0x${'ab'.repeat(bytes)}`, shop] })
    for (const bytes of [0, 31, 33]) expect(sign(bytes)).toEqual({ native: 0n, tokens: [] })
    expect(sign(32)).toBeUndefined()
  })
})
