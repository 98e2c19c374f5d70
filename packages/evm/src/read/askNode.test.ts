import {
  httpStatus,
  type LatchkeyError,
  malformedAnswer,
  type Network,
  networkFailure,
  noRpcUrl,
  requestTimeout,
  rpcInvalidParams,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askNode } from './askNode'
import type { NodeAccess } from './NodeAccess'

type Question = { readonly id: number; readonly method: string }
const fail = () => expect.unreachable()

type Answering = (questions: readonly Question[], host: string) => Promise<Response> | Response

let tests = 0

/** The test controls clock and network; the transports are real. viem batches calls by URL, so each test has its own URL. */
function setup(names: readonly string[], answer: Answering) {
  tests += 1
  const urls = names.map((name) => `https://${name}/${tests}`)
  const requests: { at: number; host: string; methods: string[] }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body: Question | Question[] = JSON.parse(String(init.body))
    const questions = Array.isArray(body) ? body : [body]
    const { host } = new URL(url)
    requests.push({ at: Date.now(), host, methods: questions.map(({ method }) => method) })
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      Promise.resolve(answer(questions, host)).then(resolve, reject)
    })
  })
  const access: NodeAccess = new Map()
  const network: Network = {
    id: 1,
    caipNetworkId: 'eip155:1',
    chainNamespace: 'eip155',
    name: 'One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls }, chainDefault: { http: ['https://never.test'] } },
  }
  const ask = async (): Promise<unknown> =>
    askNode(access, network, { method: 'eth_blockNumber', params: [] })
  const failure = () => ask().then(fail, (error: LatchkeyError) => error)
  const hosts = (method: string) =>
    requests.filter(({ methods }) => methods[0] === method).map(({ host }) => host)
  return { requests, ask, failure, hosts }
}

const json = (value: unknown, status = 200) => Response.json(value, { status })
const results = (questions: readonly Question[], result: unknown) =>
  json(questions.map(({ id }) => ({ jsonrpc: '2.0', id, result })))
const never = () => new Promise<Response>(() => undefined)
const after = (ms: number, response: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), ms))
const one = ['one.test']
const two = ['one.test', 'two.test']

describe('askNode', () => {
  beforeEach(async () => {
    // Loaded beforehand, because a fake clock doesn't wait for imports.
    await import('./rankedTransport')
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('[EVM-5] puts simultaneous calls in one request, up to 1000', async () => {
    const { requests, ask } = setup(one, (questions) => results(questions, '0x1'))
    const answers = Promise.all(Array.from({ length: 1001 }, () => ask()))
    await vi.runAllTimersAsync()
    expect(new Set(await answers)).toEqual(new Set(['0x1']))
    expect(requests.map(({ methods }) => methods.length)).toEqual([1000, 1])
  })

  it('[EVM-5] retries 3 times, after 150, 300 and 600 ms', async () => {
    const { requests, failure } = setup(one, () => json({}, 503))
    const failed = failure()
    await vi.runAllTimersAsync()
    expect(httpStatus.is(await failed)).toBe(true)
    expect(requests.map(({ at }) => at)).toEqual([0, 150, 450, 1050])
  })

  it('[EVM-5] gives each attempt 10 s', async () => {
    const { requests, failure } = setup(one, never)
    const failed = failure()
    await vi.runAllTimersAsync()
    const error = await failed
    expect(requestTimeout.is(error)).toBe(true)
    expect(error.message).toBe('The request took too long to respond.')
    expect(requests.map(({ at }) => at)).toEqual([0, 10_150, 20_450, 31_050])
  })

  it('[EVM-5] tries the next URL when one fails', async () => {
    const { ask, hosts } = setup(two, (questions, host) =>
      host === 'one.test' ? json({}, 500) : results(questions, '0x2'),
    )
    const answer = ask()
    await vi.runAllTimersAsync()
    expect(await answer).toBe('0x2')
    expect(hosts('eth_blockNumber')).toEqual(['one.test', 'two.test'])
  })

  it('[EVM-5] ranks several URLs every 4 s while there are calls, and is silent without any', async () => {
    const { requests, ask } = setup(two, (questions) => results(questions, '0x1'))
    const pings = () => requests.filter(({ methods }) => methods[0] === 'eth_chainId').map(({ at }) => at)
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toEqual([])
    void ask()
    await vi.advanceTimersByTimeAsync(2000)
    void ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pings()).toEqual([1000, 1000, 5000, 5000])
    expect(vi.getTimerCount()).toBe(0)
    void ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(pings().slice(4)).toEqual([63_000, 63_000])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pings()).toHaveLength(6)
  })

  it('[EVM-5] moves to the faster URL once it knows', async () => {
    const { ask, hosts } = setup(two, (questions, host) =>
      after(host === 'one.test' ? 500 : 20, results(questions, '0x1')),
    )
    void ask()
    await vi.advanceTimersByTimeAsync(10_000)
    void ask()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(hosts('eth_blockNumber')).toEqual(['one.test', 'two.test'])
  })

  it('[EVM-5] gives a ping 1 s and then counts it as lost', async () => {
    const { ask, hosts } = setup(two, (questions, host) =>
      host === 'one.test' && questions[0]?.method === 'eth_chainId'
        ? never()
        : after(900, results(questions, '0x1')),
    )
    void ask()
    await vi.advanceTimersByTimeAsync(990)
    void ask()
    await vi.advanceTimersByTimeAsync(20)
    void ask()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(hosts('eth_blockNumber')).toEqual(['one.test', 'one.test', 'two.test'])
  })

  it('[EVM-5] ranks by the last 10 rounds', async () => {
    let isDown = true
    const { ask, hosts } = setup(two, (questions, host) =>
      host === 'one.test' && isDown
        ? json({}, 500)
        : after(host === 'one.test' ? 1 : 50, results(questions, '0x1')),
    )
    const askFor = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 2000) {
        void ask()
        await vi.advanceTimersByTimeAsync(2000)
      }
    }
    await askFor(40_000)
    expect(hosts('eth_blockNumber').at(-1)).toBe('two.test')
    isDown = false
    await askFor(42_000)
    expect(hosts('eth_blockNumber').at(-1)).toBe('one.test')
  })

  it('ranks the same URLs once, even for two simultaneous callers', async () => {
    const { requests, ask } = setup(two, (questions) => results(questions, '0x1'))
    const both = Promise.all([ask(), ask()])
    await vi.advanceTimersByTimeAsync(100)
    await both
    expect(requests.filter(({ methods }) => methods[0] === 'eth_chainId')).toHaveLength(2)
    await vi.runAllTimersAsync()
  })

  it('contacts no URL but the site’s own', async () => {
    const { requests, ask } = setup(one, (questions) => results(questions, '0x1'))
    void ask()
    await vi.runAllTimersAsync()
    expect(requests.map(({ host }) => host)).toEqual(['one.test'])
    await expect(setup([], never).ask()).rejects.toMatchObject({ code: noRpcUrl.code })
  })

  it.each([
    [-32602, rpcInvalidParams],
    [3, rpcTransactionRejected],
  ])('[HTTP-10] maps an answer with the error %i to a kind', async (code, kind) => {
    const error = { code, message: 'execution reverted' }
    const { failure } = setup(one, (questions) =>
      json(questions.map(({ id }) => ({ jsonrpc: '2.0', id, error }))),
    )
    const failed = failure()
    await vi.runAllTimersAsync()
    expect((await failed).code).toBe(kind.code)
  })

  it.each([
    ['no line', networkFailure, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is not JSON', networkFailure, () => new Response('<html>')],
    ["an answer that isn't a list", malformedAnswer, () => json({ hello: 'world' })],
    ['an answer to another question', malformedAnswer, () => json([])],
  ])('maps %s to a kind', async (_, kind, answer) => {
    const { failure } = setup(one, answer)
    const failed = failure()
    await vi.runAllTimersAsync()
    expect((await failed).code).toBe(kind.code)
  })
})
