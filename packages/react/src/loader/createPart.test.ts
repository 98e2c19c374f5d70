import { describe, expect, it, vi } from 'vitest'
import { createPart } from './createPart'

describe('createPart', () => {
  it('fetches once, however often it is called, and notifies when it has loaded', async () => {
    const fetchPart = vi.fn(async () => 'value')
    const part = createPart(fetchPart)
    const heard = vi.fn()
    const stop = part.subscribe(heard)
    expect(part.getState()).toEqual({})
    await Promise.all([part.load(), part.load()])
    await part.load()
    expect(fetchPart).toHaveBeenCalledTimes(1)
    expect(part.getState()).toEqual({ value: 'value' })
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })

  it('keeps a failure until the next call, reports it, and never rejects', async () => {
    const offline = new TypeError('offline')
    const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline).mockResolvedValue('value')
    const report = vi.fn()
    const part = createPart(fetchPart, report)
    await part.load()
    expect(part.getState()).toEqual({ error: offline })
    expect(report).toHaveBeenCalledWith(offline)
    const again = part.load()
    expect(part.getState()).toEqual({})
    await again
    expect(part.getState()).toEqual({ value: 'value' })
  })

  it('may be loaded from the start', async () => {
    const fetchPart = vi.fn(async () => 'value')
    const part = createPart(fetchPart, undefined, 'given')
    await part.load()
    expect([part.getState(), fetchPart.mock.calls.length]).toEqual([{ value: 'given' }, 0])
  })
})
