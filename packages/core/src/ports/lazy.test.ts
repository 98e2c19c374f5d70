import { networkFailure } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
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

describe('something that starts later', () => {
  function setUp() {
    type Start = () => () => void
    let resolve: (start: Start) => void = () => undefined
    let reject: (cause: unknown) => void = () => undefined
    const promise = new Promise<Start>((...settle) => {
      ;[resolve, reject] = settle
    })
    const code = { promise, resolve, reject }
    const stopped = vi.fn()
    const started = vi.fn(() => stopped)
    const failed = vi.fn()
    const stop = startLater(() => code.promise, failed)
    return { code, started, stopped, failed, stop }
  }

  it('starts as soon as its code has loaded, and stops once', async () => {
    const { code, started, stopped, stop, failed } = setUp()
    code.resolve(started)
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
    stop()
    stop()
    expect(stopped).toHaveBeenCalledOnce()
    expect(failed).not.toHaveBeenCalled()
  })

  it('doesn’t start after it was stopped', async () => {
    const { code, started, stop } = setUp()
    stop()
    code.resolve(started)
    await code.promise
    await new Promise((resolve) => setTimeout(resolve))
    expect(started).not.toHaveBeenCalled()
  })

  it('reports that its code can’t be fetched, or that it threw', async () => {
    const first = setUp()
    first.code.reject('offline')
    await vi.waitFor(() => expect(first.failed).toHaveBeenCalledWith('offline'))
    const second = setUp()
    second.code.resolve(() => {
      throw 'broken'
    })
    await vi.waitFor(() => expect(second.failed).toHaveBeenCalledWith('broken'))
  })
})
