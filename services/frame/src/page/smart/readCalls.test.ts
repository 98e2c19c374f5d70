import { bundleTooLarge, capabilityNotSupported } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { requestInvalid } from '../errors'
import { readCalls } from './readCalls'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const call = { to, data: '0xabcd', value: '0x1' }
const bundle = { version: '2.0.0', from: account, chainId: '0x7a69', atomicRequired: true, calls: [call] }
const read = (given: unknown) => readCalls([given], { account, chain: 'eip155:31337' })

describe('calls of a site', () => {
  it('[FRM-13] have one form, in both versions of the standard', () => {
    const calls = [call]
    expect(read(bundle)).toEqual({ calls, id: undefined })
    expect(read({ ...bundle, version: '1.0', from: account.toLowerCase() })).toEqual({ calls })
    expect(read({ calls: [{ to }] })).toEqual({ calls: [{ to, value: '0x0', data: '0x' }] })
    expect(read({ ...bundle, id: '0x01' }).id).toBe('0x01')
    // What else a call has isn't signed, so it isn't shown.
    expect(read({ ...bundle, calls: [{ ...call, gas: '0x1', note: 'free money' }] })).toEqual({ calls })
  })

  it.each<[string, unknown]>([
    ['another account', { ...bundle, from: to }],
    ['no valid account', { ...bundle, from: 'me' }],
    ['another network', { ...bundle, chainId: '0x1' }],
    ['chain 0', { ...bundle, chainId: '0x0' }],
    ['no network', { ...bundle, chainId: 'one' }],
    ['no calls', { ...bundle, calls: [] }],
    ['calls that aren’t a list', { ...bundle, calls: call }],
    ['an unknown version', { ...bundle, version: '3.0.0' }],
    ['a call that creates a contract', { ...bundle, calls: [{ data: '0x00' }] }],
    ['a short address', { ...bundle, calls: [{ ...call, to: '0x12' }] }],
    ['half a byte', { ...bundle, calls: [{ ...call, data: '0xabc' }] }],
    ['a decimal value', { ...bundle, calls: [{ ...call, value: '1' }] }],
    ['a negative value', { ...bundle, calls: [{ ...call, value: '-0x1' }] }],
    ['a value of 257 bits', { ...bundle, calls: [{ ...call, value: `0x1${'0'.repeat(64)}` }] }],
    ['calls inside a call', { ...bundle, calls: [call, { to: account, data: '0x34fcd5be00' }] }],
    ['a call inside a call', { ...bundle, calls: [{ to: account.toLowerCase(), data: '0xB61D27F6' }] }],
    ['nothing', undefined],
    ['null', null],
  ])('are refused with %s', (_, given) => {
    expect(() => read(given)).toThrow(expect.toSatisfy(requestInvalid.is))
  })

  it('are refused if there are more than anyone reads', () => {
    const calls = Array.from({ length: 51 }, () => call)
    expect(() => read({ ...bundle, calls })).toThrow(expect.toSatisfy(bundleTooLarge.is))
    expect(read({ ...bundle, calls: calls.slice(1) }).calls).toHaveLength(50)
  })

  it('are refused with a capability that isn’t optional', () => {
    const wanted = { paymasterService: { url: 'https://pay.example' } }
    const optional = { paymasterService: { url: 'https://pay.example', optional: true } }
    for (const given of [
      { ...bundle, capabilities: wanted },
      { ...bundle, capabilities: { other: true } },
      { ...bundle, capabilities: { other: { optional: false } } },
      { ...bundle, calls: [call, { ...call, capabilities: wanted }] },
    ])
      expect(() => read(given)).toThrow(expect.toSatisfy(capabilityNotSupported.is))
    expect(read({ ...bundle, capabilities: optional }).calls).toEqual([call])
  })
})
