import { defineCall, getConfig, getHealth, routeNotFound } from '@latchkey/protocol'
import { Hono } from 'hono'
import { maxLength, parse, pipe, string } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from './app'
import { handle } from './http/handle'
import { refusals } from './http/refusals'
import { setUpGateway } from './testing/setUpGateway'

const newId = /^[\w-]{16}$/

const gateway = setUpGateway({ GATEWAY_NAME: 'Wallets of Example' })
const ask = (path: string, init?: RequestInit) => gateway().ask(path, init)

describe('contracts', () => {
  it('answers /health by its contract', async () => {
    const answer = await ask(getHealth.path)
    expect(answer.status).toBe(200)
    expect(parse(getHealth.output, await answer.json())).toEqual({ status: 'ok' })
  })

  it("answers /config by its contract, with the operator's name for it", async () => {
    const answer = await ask(getConfig.path)
    const config = parse(getConfig.output, await answer.json())
    expect(config.name).toBe('Wallets of Example')
    expect(config.services).toEqual({ directory: true, blockchain: false, relay: true, analytics: false })
  })

  it('answers 500 and logs the reason when a reply breaks its contract', async () => {
    const { services } = gateway()
    const app = createApp(services)
    const logged = vi.spyOn(services.log, 'error')
    const broken = defineCall({
      name: 'broken',
      method: 'GET',
      path: '/broken',
      output: pipe(string(), maxLength(3)),
    })
    handle(app, services, broken, async () => 'a secret')
    const answer = await app.request('/broken?projectId=dev')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('Internal server error')
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ id: answer.headers.get('x-request-id') })
  })
})

describe('every answer', () => {
  it('is the standard error body when no route matches', async () => {
    const answer = await ask('/v1/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      status: 'FAILED',
      reasons: [{ field: '', description: routeNotFound({ path: '/v1/nothing' }).message }],
    })
  })

  it('is the standard error body when the path has no such method', async () => {
    const answer = await ask('/health', { method: 'DELETE' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ status: 'FAILED' })
  })

  it.each(['/health', '/nothing'])('to %s has a request id', async (path) => {
    const ids = await Promise.all(
      [ask(path), ask(path)].map(async (answer) => (await answer).headers.get('x-request-id')),
    )
    expect(ids[0]).toMatch(newId)
    expect(ids[1]).not.toBe(ids[0])
  })

  it("repeats the caller's request id if it is a valid one", async () => {
    const idFor = async (id: string) =>
      (await ask('/health', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idFor('0b7c5ad4-7a3c-4ec5-9c1e-0f5f3a1b2c3d')).toBe('0b7c5ad4-7a3c-4ec5-9c1e-0f5f3a1b2c3d')
    expect(await idFor('<script>')).toMatch(newId)
    expect(await idFor('x'.repeat(300))).toMatch(newId)
  })

  it.each(['/health', '/nothing'])('can be read by any origin: %s', async (path) => {
    const answer = await ask(path, { headers: { origin: 'https://site.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('[HTTP-3] lets any origin read the retry-after header', async () => {
    const { services } = gateway()
    const app = new Hono()
    handle(app, services, getHealth, () => Promise.reject(refusals.tooMany({ seconds: 3 })), { isOpen: true })
    const { headers } = await app.request('/health')
    expect([headers.get('retry-after'), headers.get('access-control-expose-headers')]).toEqual([
      '3',
      'retry-after',
    ])
  })

  it('to a preflight lists the allowed headers, and no methods', async () => {
    const answer = await ask('/config', {
      method: 'OPTIONS',
      headers: { origin: 'https://site.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')?.split(',')).toContain('x-sdk-version')
    expect(answer.headers.get('access-control-allow-methods')).toBeNull()
  })
})
