import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatCall } from './repeatCall'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('a call that waits on the server', () => {
  it('is repeated at most once a second when the server answers at once', async () => {
    let calls = 0
    const result = repeatCall(async () => {
      calls += 1
      return calls === 4 ? 'approved' : undefined
    }, undefined)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(calls).toBe(3)
    await vi.advanceTimersByTimeAsync(500)
    expect(await result).toBe('approved')
  })

  it('is repeated without a pause after it has waited', async () => {
    let calls = 0
    const result = repeatCall(async () => {
      calls += 1
      if (calls === 2) return 'approved'
      await new Promise((resolve) => setTimeout(resolve, 20_000))
      return undefined
    }, undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await result).toBe('approved')
  })

  it('ends in its pause when nobody needs it any more', async () => {
    const own = new AbortController()
    const result = repeatCall(async () => undefined, own.signal)
    await vi.advanceTimersByTimeAsync(10)
    own.abort()
    expect(await result).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})
