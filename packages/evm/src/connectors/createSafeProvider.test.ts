import { fieldsOf, invalidRequest } from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSafeProvider } from './createSafeProvider'

const address = `0x${'5A'.repeat(20)}`
const other = `0x${'bb'.repeat(20)}`
const transfer = `0xa9059cbb${'0'.repeat(24)}${'cc'.repeat(20)}${'0'.repeat(63)}5`
const txHash = `0x${'34'.repeat(32)}`

type Asked = { readonly method: string; readonly params: unknown }

type Answer = Readonly<Record<string, unknown>>

/** A Safe on network 1 that answers at once, as its page does. A function returns a whole answer; null is a lost one. */
function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: Asked[] = []
  const listeners = new Set<(answer: Answer) => void>()
  const given: Readonly<Record<string, unknown>> = {
    signMessage: { messageHash: '0x77' },
    signTypedMessage: { messageHash: '0x77' },
    getOffChainSignature: '0x11',
    sendTransactions: { safeTxHash: '0x12' },
    getTxBySafeTxHash: { txHash },
    ...answers,
  }
  const safe = createSafeProvider(
    {
      send(message) {
        const { id, method, params } = fieldsOf(message)
        asked.push({ method: String(method), params })
        const data = given[String(method)] ?? null
        const answer: Answer | null = typeof data === 'function' ? data() : { success: true, data }
        if (!answer) return
        queueMicrotask(() => {
          for (const listener of listeners) listener({ id, ...answer })
        })
      },
      hear(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    { address, chainId: 1 },
  )
  const request = (method: string, ...params: unknown[]) => safe.request({ method, params })
  const count = (method: string) => asked.filter((one) => one.method === method).length
  return { safe, request, asked, count, listeners }
}

const typedData = {
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  domain: { name: 'Test', chainId: 1 },
  message: { text: 'Hi' },
}

afterEach(() => vi.useRealTimers())

describe('a transaction', () => {
  const sent = (asked: readonly Asked[]) => asked.find(({ method }) => method === 'sendTransactions')?.params

  it.each([
    ['input', { input: transfer }],
    ['data', { data: transfer }],
    ['both names', { data: transfer, input: transfer.replace('cc', 'CC') }],
  ])('[EVM-2] reaches Safe with its data, given as %s', async (_, given) => {
    const { request, asked } = setUp()
    const from = address.toLowerCase()
    const whole = { from, to: other, value: '0x0', chainId: '0x1', ...given }
    expect(await request('eth_sendTransaction', whole)).toBe(txHash)
    expect(sent(asked)).toEqual({ txs: [{ to: other, value: '0', data: transfer }], params: {} })
  })

  it.each([
    ['another account', { from: other, to: other }, 'provider/unauthorized'],
    ['another network', { to: other, chainId: '0x89' }, 'provider/chain-unrecognized'],
    ['a new contract', { data: '0x6000', value: '0x1' }, 'connect/not-supported'],
    ['a delegation', { to: other, authorizationList: [{ address: other }] }, 'connect/not-supported'],
    ['two different data', { to: other, data: '0x', input: transfer }, 'http/invalid-request'],
    ['data that is no hex', { to: other, input: 'all' }, 'http/invalid-request'],
    ['an empty value', { to: other, value: '' }, 'http/invalid-request'],
    ['a value that is no number', { to: other, value: 'much' }, 'http/invalid-request'],
    ['gas that is no number', { to: other, gas: '' }, 'http/invalid-request'],
    ['an address that is none', { to: '0x12' }, 'http/invalid-request'],
    ['nothing', undefined, 'connect/not-supported'],
  ])('[EVM-2] is not sent for %s', async (_, given, code) => {
    const { request, asked } = setUp()
    await expect(request('eth_sendTransaction', given)).rejects.toMatchObject({ code })
    expect(asked).toEqual([])
  })
})

describe('a signature', () => {
  it.each([
    ['bytes that are no text', '0xff00'],
    ['half a character', '0xe282'],
  ])('[EVM-2] is refused for %s, which would become another message', async (_, bytes) => {
    const { request, asked } = setUp()
    await expect(request('personal_sign', bytes)).rejects.toSatisfy(invalidRequest.is)
    expect(asked).toEqual([])
  })

  it.each([
    ['a text for another account', 'personal_sign', ['0x6869', other], 'provider/unauthorized'],
    ['typed data for another account', 'eth_signTypedData_v4', [other, typedData], 'provider/unauthorized'],
    [
      'typed data of another network',
      'eth_signTypedData_v4',
      [address, { ...typedData, domain: { chainId: 137 } }],
      'provider/chain-unrecognized',
    ],
    ['typed data that is not JSON', 'eth_signTypedData_v4', [address, '{'], 'http/invalid-request'],
    ['typed data without types', 'eth_signTypedData_v4', [address, {}], 'http/invalid-request'],
  ])('[EVM-2] is refused for %s', async (_, method, params, code) => {
    const { request, asked } = setUp()
    await expect(request(method, ...params)).rejects.toMatchObject({ code })
    expect(asked).toEqual([])
  })

  it('[EVM-2] is made of the text and of typed data, as they were given', async () => {
    const { request, asked } = setUp()
    expect(await request('personal_sign', '0x6869', address.toLowerCase())).toBe('0x11')
    expect(await request('eth_signTypedData_v4', address, JSON.stringify(typedData))).toBe('0x11')
    expect(asked).toContainEqual({ method: 'signMessage', params: { message: 'hi' } })
    expect(asked).toContainEqual({ method: 'signTypedMessage', params: { typedData } })
  })
})

describe('what waits for the owners', () => {
  it.each([
    ['signature', 'personal_sign', '0x6869', 'getOffChainSignature'],
    ['transaction', 'eth_sendTransaction', { to: other }, 'getTxBySafeTxHash'],
  ])('[CON-4] asks no more for a %s once the visitor disconnects', async (_, method, param, question) => {
    vi.useFakeTimers()
    const { safe, request, count } = setUp({ getOffChainSignature: '', getTxBySafeTxHash: {} })
    const answer = request(method, param)
    const failed = expect(answer).rejects.toMatchObject({ code: 'provider/disconnected' })
    await vi.advanceTimersByTimeAsync(7_000)
    expect(count(question)).toBe(3)
    await safe.disconnect()
    await failed
    await vi.advanceTimersByTimeAsync(60_000)
    expect(count(question)).toBe(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  const busy: Answer = { success: false, error: 'Too many requests' }

  it.each([
    ['signature', 'Safe fails once', busy, 3_000],
    ['signature', 'an answer is lost', null, 18_000],
    ['transaction', 'Safe fails once', busy, 3_000],
    ['transaction', 'an answer is lost', null, 18_000],
  ])('[EVM-2] is asked for again, for a %s, when %s', async (kind, _, bad, afterMs) => {
    vi.useFakeTimers()
    const isSignature = kind === 'signature'
    const question = isSignature ? 'getOffChainSignature' : 'getTxBySafeTxHash'
    const answers = [bad, { success: true, data: isSignature ? '0x11' : { txHash } }]
    const { request, count, listeners } = setUp({ [question]: () => answers.shift() })
    const answer = isSignature
      ? request('personal_sign', '0x6869')
      : request('eth_sendTransaction', { to: other })
    const settled = vi.fn()
    answer.then(settled, settled)
    await vi.advanceTimersByTimeAsync(afterMs - 1)
    expect(settled).not.toHaveBeenCalled()
    expect(count(question)).toBe(1)
    // The question that got no answer no longer listens.
    expect(listeners.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe(isSignature ? '0x11' : txHash)
    expect(count('sendTransactions')).toBe(isSignature ? 0 : 1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(['CANCELLED', 'FAILED'])(
    '[EVM-2] ends in an error once a transaction is %s, even if Safe failed before',
    async (txStatus) => {
      vi.useFakeTimers()
      const answers = [busy, { success: true, data: { txStatus } }]
      const { request } = setUp({ getTxBySafeTxHash: () => answers.shift() })
      const failed = expect(request('eth_sendTransaction', { to: other })).rejects.toMatchObject({
        code: 'connect/failed',
        values: { reason: `Safe: ${txStatus.toLowerCase()}` },
      })
      await vi.advanceTimersByTimeAsync(3_000)
      await failed
    },
  )

  it('[EVM-2] is not waited for when Safe fails to take the transaction', async () => {
    const { request, count } = setUp({ sendTransactions: () => busy })
    await expect(request('eth_sendTransaction', { to: other })).rejects.toMatchObject({
      code: 'connect/failed',
    })
    expect(count('getTxBySafeTxHash')).toBe(0)
  })

  it('[CON-4] isn’t asked for if the visitor disconnects before Safe has shown the message', async () => {
    const { safe, request, count } = setUp({ getOffChainSignature: '' })
    const answer = request('personal_sign', '0x6869')
    await safe.disconnect()
    await expect(answer).rejects.toMatchObject({ code: 'provider/disconnected' })
    expect(count('getOffChainSignature')).toBe(0)
  })

  it('[EVM-2] is asked for again after another connection', async () => {
    const { safe, request } = setUp()
    await safe.disconnect()
    expect(await request('personal_sign', '0x6869')).toBe('0x11')
  })

  it.each([
    ['signature', 'personal_sign', '0x6869', 3_600_000],
    ['transaction', 'eth_sendTransaction', { to: other }, 86_400_000],
  ])('[EVM-2] ends in an error when a %s takes too long', async (_, method, param, limitMs) => {
    vi.useFakeTimers()
    const { request, asked } = setUp({ getOffChainSignature: '', getTxBySafeTxHash: {} })
    const answer = request(method, param)
    const failed = expect(answer).rejects.toMatchObject({ code: 'connect/wallet-timeout' })
    await vi.advanceTimersByTimeAsync(limitMs)
    await failed
    const all = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(all)
  })
})
