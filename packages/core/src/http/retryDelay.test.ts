import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryDelay } from './retryDelay'

const now = Date.UTC(2026, 0, 1, 12)
const delay = (retryAfter: string | null, retries = 0) => retryDelay({ retryAfter, retries, now })

describe('retryDelay', () => {
  it('[HTTP-3] doubles 150 ms when the server names no time', () => {
    expect([0, 1, 2].map((retries) => delay(null, retries))).toEqual([150, 300, 600])
  })

  it('[HTTP-3] accepts Retry-After in seconds', () => {
    expect(delay('0', 2)).toBe(0)
    expect(delay('2', 2)).toBe(2000)
    expect(delay('30')).toBe(30_000)
  })

  it('[HTTP-3] accepts Retry-After as a date', () => {
    expect(delay(new Date(now + 5000).toUTCString())).toBe(5000)
  })

  it('[HTTP-3] falls back to its own delay for a date that has passed', () => {
    expect(delay(new Date(now - 60_000).toUTCString(), 1)).toBe(300)
  })

  it.each(['31', '99999999999999999999', '9'.repeat(400), new Date(now + 31_000).toUTCString()])(
    '[HTTP-3] gives up rather than retry earlier than asked: %s',
    (header) => expect(delay(header)).toBeUndefined(),
  )

  it.each(['', '-5', '1.5', '1e3', 'soon', '0x10', 'Mon, 99 Foo 2026 99:99:99 GMT', '2026-01-01T12:00:09Z'])(
    '[HTTP-3] ignores a header that is neither: %s',
    (header) => expect(delay(header)).toBe(150),
  )

  it('[HTTP-3] returns a sensible time for any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 2 }), (header, retries) => {
        const ms = delay(header, retries)
        expect(ms === undefined || (ms >= 0 && ms <= 30_000)).toBe(true)
      }),
    )
  })
})
