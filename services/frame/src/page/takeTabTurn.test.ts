import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeTabTurn } from './takeTabTurn'

afterEach(() => void vi.unstubAllGlobals())

/** Locks as a browser has them, for one name at a time. */
function stubLocks() {
  let line: Promise<unknown> = Promise.resolve()
  const names: string[] = []
  const request = (name: string, run: () => Promise<unknown>) => {
    names.push(name)
    const turn = line.then(run)
    line = turn
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return names
}

describe('a turn among tabs', () => {
  it('starts after the work before it, also if that failed', async () => {
    const names = stubLocks()
    const order: string[] = []
    let fail: (error: unknown) => void = () => undefined
    const first = takeTabTurn('calls', async () => {
      order.push('first')
      await new Promise((_, reject) => (fail = reject))
    })
    const second = takeTabTurn('calls', async () => {
      order.push('second')
      return 2
    })
    await vi.waitFor(() => expect(order).toEqual(['first']))
    fail(new TypeError('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await second).toBe(2)
    expect(order).toEqual(['first', 'second'])
    expect(names).toEqual(['latchkey calls', 'latchkey calls'])
  })

  it.each([
    ['has no locks', {}],
    ['denies them', { locks: { request: async () => Promise.reject(new TypeError('denied')) } }],
  ])('starts at once, and once, where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const work = vi.fn(async () => 1)
    expect(await takeTabTurn('calls', work)).toBe(1)
    expect(work).toHaveBeenCalledOnce()
  })
})
