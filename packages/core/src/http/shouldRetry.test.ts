import { describe, expect, it } from 'vitest'
import { shouldRetry } from './shouldRetry'

describe('shouldRetry', () => {
  it('[HTTP-3] retries eight statuses and no other', () => {
    const statuses = Array.from({ length: 600 }, (_, status) => status)
    expect(statuses.filter((status) => shouldRetry({ status, method: 'GET', retries: 0 }))).toEqual([
      403, 408, 413, 429, 500, 502, 503, 504,
    ])
  })

  it('[HTTP-3] retries three times', () => {
    const answers = [0, 1, 2, 3, 4].map((retries) => shouldRetry({ status: 503, method: 'GET', retries }))
    expect(answers).toEqual([true, true, true, false, false])
  })

  it.each([
    ['GET', undefined, true],
    ['PUT', undefined, true],
    ['DELETE', undefined, true],
    ['POST', undefined, false],
    ['POST', true, true],
    ['GET', false, false],
  ] as const)('[HTTP-3] repeats %s with idempotent=%s: %s', (method, idempotent, expected) => {
    expect(shouldRetry({ status: 503, method, idempotent, retries: 0 })).toBe(expected)
  })
})
