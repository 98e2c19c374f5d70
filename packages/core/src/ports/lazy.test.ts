import { networkFailure } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import type { DiscoverContext } from './ChainAdapter'
import { lazy } from './lazy'
import { startLater } from './startLater'

describe('a lazy method', () => {
  it('fetches its code on the first call and passes on its bound values', async () => {
    const add = async (first: number, second: number) => first + second
    const load = vi.fn(async () => add)
    const addTwo = lazy(load, 2)
    expect(load).not.toHaveBeenCalled()
    expect(await addTwo(3)).toBe(5)
    expect(await lazy(load)(4, 5)).toBe(9)
  })

  it('fetches its code once and then runs synchronously', async () => {
    const run = vi.fn()
    const load = vi.fn(async () => run)
    const method = lazy(load)
    await method()
    method()
    expect(run).toHaveBeenCalledTimes(2)
    expect(load).toHaveBeenCalledOnce()
  })

  it('reports code that can’t be fetched as a network failure, and tries again on the next call', async () => {
    const load = vi.fn(async () => async () => 'done')
    load.mockRejectedValueOnce(new TypeError('offline'))
    const method = lazy(load)
    await expect(method()).rejects.toSatisfy(networkFailure.is)
    expect(await method()).toBe('done')
  })

  it('passes on what the method itself throws', async () => {
    const failed = new TypeError('its own')
    const method = lazy(async () => () => Promise.reject<string>(failed))
    await expect(method()).rejects.toBe(failed)
  })
})

describe('a preloaded method', () => {
  it('runs without another task, and fetches its code once', async () => {
    const run = vi.fn(() => 'answer')
    const load = vi.fn(async () => run)
    const method = lazy(load)
    method.preload()
    await new Promise((resolve) => setTimeout(resolve))
    expect(run).not.toHaveBeenCalled()
    const answer = method()
    expect(run).toHaveBeenCalledOnce()
    expect(await answer).toBe('answer')
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps quiet about code that can’t be fetched until it is called', async () => {
    const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError('offline'))
    const method = lazy(load)
    method.preload()
    await expect(method()).rejects.toSatisfy(networkFailure.is)
    load.mockResolvedValue(() => 'answer')
    expect(await method()).toBe('answer')
  })
})

describe('a search that starts later', () => {
  function setUp() {
    type Start = (context: DiscoverContext) => () => void
    let resolve: (start: Start) => void = () => undefined
    let reject: (cause: unknown) => void = () => undefined
    const promise = new Promise<Start>((...settle) => {
      ;[resolve, reject] = settle
    })
    const code = { promise, resolve, reject }
    const stopped = vi.fn()
    const started = vi.fn(() => stopped)
    const context = { announced: true, injected: true, found: vi.fn(), failed: vi.fn() }
    const load = vi.fn(() => code.promise)
    const search = startLater(load)
    return { code, load, started, stopped, context, search }
  }

  it('starts as soon as its code has loaded, and stops once', async () => {
    const { code, started, stopped, search, context } = setUp()
    const stop = search(context)
    code.resolve(started)
    await vi.waitFor(() => expect(started).toHaveBeenCalledExactlyOnceWith(context))
    stop()
    stop()
    expect(stopped).toHaveBeenCalledOnce()
    expect(context.failed).not.toHaveBeenCalled()
  })

  it('doesn’t start after it was stopped', async () => {
    const { code, started, search, context } = setUp()
    search(context)()
    code.resolve(started)
    await code.promise
    await new Promise((resolve) => setTimeout(resolve))
    expect(started).not.toHaveBeenCalled()
  })

  it('starts without another task once its code was preloaded', async () => {
    const { code, load, started, search, context } = setUp()
    search.preload()
    code.resolve(started)
    await new Promise((resolve) => setTimeout(resolve))
    search(context)
    // Microtasks only: no frame can be painted in between.
    for (let tick = 0; tick < 5; tick++) await null
    expect(started).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
  })

  it('reports that its code can’t be fetched, and fetches it again for the next search', async () => {
    const { load, started, search, context } = setUp()
    load.mockRejectedValueOnce('offline').mockResolvedValueOnce(started)
    search.preload()
    search(context)
    await vi.waitFor(() => expect(context.failed).toHaveBeenCalledExactlyOnceWith('offline'))
    search(context)
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  })

  it('reports a search that throws', async () => {
    const { code, search, context } = setUp()
    search(context)
    code.resolve(() => {
      throw 'broken'
    })
    await vi.waitFor(() => expect(context.failed).toHaveBeenCalledWith('broken'))
  })
})
