import fc from 'fast-check'
import { type InferOutput, is, object, string } from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineMessage } from '../embedded/messages/defineMessage'
import { retryStatuses } from '../errors/http'
import { defineCall, type PathParams } from './defineCall'
import { durationsMs, heartbeatMs, timeUnits } from './durationsMs'
import { fillPath } from './fillPath'
import { getConfig } from './getConfig'
import { getHealth } from './getHealth'

const revoke = defineCall({
  name: 'revokeSmartSession',
  method: 'POST',
  path: '/v1/sessions/{address}/revoke/{at}',
  body: object({ pci: string() }),
  output: object({ ok: string() }),
})

describe('contracts', () => {
  it('keep the types of path, body and output', () => {
    expectTypeOf<PathParams<typeof revoke.path>>().toEqualTypeOf<{
      readonly address: string | number
      readonly at: string | number
    }>()
    expectTypeOf<InferOutput<typeof revoke.output>>().toEqualTypeOf<{ ok: string }>()
    expectTypeOf<InferOutput<NonNullable<typeof revoke.body>>>().toEqualTypeOf<{ pci: string }>()
    const message = defineMessage({
      type: 'CONNECT_OTP',
      request: object({ otp: string() }),
      timeoutMs: 30_000,
    })
    expectTypeOf(message.type).toEqualTypeOf<'CONNECT_OTP'>()
    expect(message.timeoutMs).toBe(30_000)
  })

  it('fill the path and keep each parameter in its segment', () => {
    expect(fillPath(revoke.path, { address: '0xabc', at: 1 })).toBe('/v1/sessions/0xabc/revoke/1')
    expect(fillPath(getHealth.path, {})).toBe('/health')
    expect(fillPath(revoke.path, { address: '../x?y#z', at: 1 })).toBe('/v1/sessions/..%2Fx%3Fy%23z/revoke/1')
    for (const address of ['', '.', '..'])
      expect(() => fillPath(revoke.path, { address, at: 1 })).toThrow(
        expect.objectContaining({ code: 'http/invalid-request' }),
      )
  })

  it('never leave the path of the contract with any parameters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (address) => {
        fc.pre(address !== '.' && address !== '..')
        const { pathname, search, hash } = new URL(
          fillPath(revoke.path, { address, at: 'x' }),
          'http://a.example',
        )
        expect(pathname).toMatch(/^\/v1\/sessions\/[^/]+\/revoke\/x$/)
        expect(search + hash).toBe('')
      }),
    )
  })

  it('parse responses of the gateway', () => {
    const services = { directory: true, blockchain: false, relay: false, analytics: false }
    expect(is(getConfig.output, { name: 'x', version: '1', services })).toBe(true)
    expect(is(getConfig.output, { name: 'x', version: '1', services: { ...services, relay: 'yes' } })).toBe(
      false,
    )
    expect(is(getHealth.output, { status: 'ok' })).toBe(true)
    expect(is(getHealth.output, { status: 'tired' })).toBe(false)
  })

  it('[HTTP-3] list the statuses after which a request is retried', () => {
    expect(retryStatuses).toEqual([403, 408, 413, 429, 500, 502, 503, 504])
  })

  it('[HTTP-11] define time units, time constants and the heartbeat', () => {
    expect(timeUnits).toEqual({ minute: 60, hour: 3600, day: 86_400, year: 365 * 86_400 })
    expect(Object.values(durationsMs)).toEqual([1, 3, 5, 10, 240].map((seconds) => seconds * 1000))
    expect(heartbeatMs).toBe(5000)
  })
})
