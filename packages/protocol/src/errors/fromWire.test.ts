import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailWait } from './embedded'
import { fromWire } from './fromWire'
import { malformedAnswer } from './http'

describe('fromWire', () => {
  it('restores the error that was sent', () => {
    const error = fromWire(JSON.parse(JSON.stringify(emailWait({ n: 7 }))))
    expect(emailWait.is(error)).toBe(true)
    expect(error.message).toBe('Please try again after 7 seconds')
    expect(error.values).toEqual({ n: 7 })
  })

  it('works without values', () => {
    expect(fromWire({ code: 'http/internal', message: 'x' }).values).toEqual({})
  })

  it.each([
    null,
    'connect/failed',
    [],
    {},
    { code: 'connect/failed' },
    { code: 'no group', message: 'x' },
    { code: 'a/b', message: 1 },
    { code: 'a/b', message: 'x', values: { deep: { er: 1 } } },
    { code: `a/${'b'.repeat(200)}`, message: 'x' },
  ])('rejects %j', (json) => {
    expect(() => fromWire(json)).toThrow(expect.objectContaining({ code: 'http/malformed-answer' }))
  })

  it('returns an error or throws its kind for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        try {
          expect(fromWire(json).code).toContain('/')
        } catch (error) {
          expect(malformedAnswer.is(error)).toBe(true)
        }
      }),
    )
  })
})
