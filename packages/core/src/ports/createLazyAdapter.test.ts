import { networkFailure } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import type { Connector } from './Connector'
import { createLazyAdapter } from './createLazyAdapter'
import { hearRegistrations } from './hearRegistrations'

const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'solana', provider: {} }
const context = { announced: true, injected: true, found: () => undefined, failed: vi.fn() }

function setUp() {
  let arrive: () => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const code = new Promise<void>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  code.catch(() => undefined)
  const stop = vi.fn()
  const call = vi.fn((name: string, _args: readonly unknown[]): unknown => (name === 'watch' ? stop : name))
  const discover = vi.fn(() => stop)
  const load = vi.fn(() => code.then(() => call))
  const adapter = createLazyAdapter({
    namespace: 'solana',
    label: 'test',
    abilities: ['signIn'],
    load,
    loadDiscover: () => code.then(() => discover),
  })
  return { adapter, call, discover, load, stop, arrive, fail }
}

describe('an adapter whose code comes when it is needed', () => {
  it('loads nothing by itself, and has the abilities that it names', async () => {
    const { adapter, load, arrive } = setUp()
    expect(Object.keys(adapter.can)).toEqual(['signIn'])
    expect(load).not.toHaveBeenCalled()
    arrive()
    const asked = adapter.signMessage({ connector, address: 'a', message: 'm' })
    expect(await asked).toBe('signMessage')
  })

  it('looks and listens as soon as the code is there, and not when it was stopped before', async () => {
    const { adapter, call, discover, stop, arrive } = setUp()
    const changed = () => undefined
    const stops = [adapter.discover(context), adapter.watch(connector, changed)]
    adapter.discover(context)()
    adapter.watch(connector, changed)()
    arrive()
    await vi.waitFor(() => expect(call).toHaveBeenCalledWith('watch', [connector, changed]))
    expect([call.mock.calls.length, discover.mock.calls.length]).toEqual([1, 1])
    for (const end of stops) end()
    expect(stop).toHaveBeenCalledTimes(2)
  })

  it('tells code that does not come as a failure of the line', async () => {
    const { adapter, fail } = setUp()
    adapter.discover(context)
    adapter.watch(connector, () => undefined)
    fail(new TypeError('offline'))
    await expect(adapter.disconnect(connector)).rejects.toSatisfy(networkFailure.is)
    await vi.waitFor(() => expect(context.failed).toHaveBeenCalledOnce())
  })
})

describe('the events of the wallet standard', () => {
  const register = (page: EventTarget, detail: unknown) =>
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))

  it('bring wallets that were there before and those that come later, until it is stopped', () => {
    const page = new EventTarget()
    page.addEventListener('wallet-standard:app-ready', (event) => Object(event).detail.register('early'))
    const wallets: unknown[] = []
    const stop = hearRegistrations(page, (wallet) => wallets.push(wallet))
    let kept: { register(...all: unknown[]): () => void } | undefined
    register(page, (api: typeof kept) => {
      kept = api
      api?.register('late', 'later')()
    })
    expect(wallets).toEqual(['early', 'late', 'later'])
    stop()
    kept?.register('after')
    register(page, (api: typeof kept) => api?.register('after'))
    expect(wallets).toHaveLength(3)
  })

  it('do no harm when they are rubbish, throw, or bring too many', () => {
    const page = new EventTarget()
    const wallets: unknown[] = []
    hearRegistrations(page, (wallet) => wallets.push(wallet))
    for (const detail of [null, undefined, 'text', {}, 5]) register(page, detail)
    register(page, () => expect.unreachable())
    page.dispatchEvent(new Event('wallet-standard:register-wallet'))
    expect(wallets).toEqual([])
    register(page, (api: { register(...all: unknown[]): unknown }) => api.register(...Array(5000).keys()))
    expect(wallets).toHaveLength(1000)
  })
})
