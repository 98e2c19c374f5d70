import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { defineError } from './defineError'
import { emailWait } from './embedded'
import { isLatchkeyError, LatchkeyError } from './LatchkeyError'
import { networkNotFound } from './network'

const plain = defineError('test/plain', 'Nothing to fill')
const filled = defineError('test/filled', '{a} and {b}, {a} again', { seenBy: 'visitor', wireCode: 4001 })

describe('defineError', () => {
  it('fills the text and keeps code, values, audience, wire code and cause', () => {
    const cause = new TypeError('inner')
    const error = filled({ a: 1, b: '$& {a}' }, { cause })
    expect(error).toBeInstanceOf(Error)
    expect(error).toBeInstanceOf(LatchkeyError)
    expect(error).toMatchObject({ code: 'test/filled', seenBy: 'visitor', wireCode: 4001, cause })
    expect(error.message).toBe('1 and $& {a}, 1 again')
    expect(error.values).toEqual({ a: 1, b: '$& {a}' })
  })

  it('needs no values without braces, and has no cause by default', () => {
    const error = plain()
    expect(error.message).toBe('Nothing to fill')
    expect(error.seenBy).toBe('developer')
    expect('cause' in error).toBe(false)
    expect(plain(undefined, { cause: 'x' }).cause).toBe('x')
  })

  it('types the values from the braces and from the extra names', () => {
    expectTypeOf(emailWait).parameter(0).toEqualTypeOf<{ readonly n: string | number | boolean }>()
    expectTypeOf(filled).parameter(0).toHaveProperty('b')
    expectTypeOf(networkNotFound).parameter(0).toEqualTypeOf<{ readonly id: string | number | boolean }>()
    expectTypeOf(plain).toBeCallableWith()
    const error: unknown = emailWait({ n: 12 })
    if (emailWait.is(error)) expectTypeOf(error.code).toEqualTypeOf<'embedded/email-wait'>()
    expect.assertions(0)
  })

  it('serializes code, values and message, without cause or stack', () => {
    const json = JSON.parse(JSON.stringify(emailWait({ n: 12 }, { cause: new Error('secret') })))
    expect(json).toEqual({
      code: 'embedded/email-wait',
      values: { n: 12 },
      message: 'Please try again after 12 seconds',
    })
  })

  it('recognizes only its own kind', () => {
    expect(plain.is(plain())).toBe(true)
    expect(plain.is(filled({ a: 1, b: 2 }))).toBe(false)
    for (const other of [null, undefined, 'test/plain', new Error('Nothing to fill'), { code: 'test/plain' }])
      expect(plain.is(other)).toBe(false)
  })

  it('rejects a parsed or cloned error', () => {
    const forged = { name: 'LatchkeyError', code: 'test/plain', values: {}, message: 'x' }
    expect(isLatchkeyError(forged)).toBe(false)
    expect(isLatchkeyError(structuredClone(plain()))).toBe(false)
  })

  it('recognizes errors from another copy of the package', async () => {
    vi.resetModules()
    const other = await import('./embedded')
    expect(other.emailWait).not.toBe(emailWait)
    const error = other.emailWait({ n: 3 })
    expect(error).not.toBeInstanceOf(LatchkeyError)
    expect(emailWait.is(error)).toBe(true)
  })
})
