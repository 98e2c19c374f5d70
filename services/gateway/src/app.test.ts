import { defineCall, getConfig, getHealth } from '@latchkey/protocol'
import { maxLength, parse, pipe, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createApp } from './app'
import { readConfig } from './config'
import { handle } from './http/handle'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function setUp(env: Record<string, string> = {}) {
  const reports: { id: string; error: unknown }[] = []
  const app = createApp(readConfig(env), (id, error) => reports.push({ id, error }))
  const ask = (path: string, init?: RequestInit) =>
    app.request(new Request(`http://gateway.test${path}`, init))
  return { app, ask, reports }
}

describe('contracts', () => {
  it('answers /health by its contract', async () => {
    const answer = await setUp().ask(getHealth.path)
    expect(answer.status).toBe(200)
    expect(parse(getHealth.output, await answer.json())).toEqual({ status: 'ok' })
  })

  it('answers /config by its contract, with the name the operator chose', async () => {
    const answer = await setUp({ GATEWAY_NAME: 'Wallets of Example' }).ask(getConfig.path)
    const config = parse(getConfig.output, await answer.json())
    expect(config.name).toBe('Wallets of Example')
    expect(config.services).toEqual({ directory: false, blockchain: false, relay: false, analytics: false })
  })

  it('answers 500 and tells the operator, not the caller, when an answer does not fit its contract', async () => {
    const { app, ask, reports } = setUp()
    const broken = defineCall({
      name: 'broken',
      method: 'GET',
      path: '/broken',
      output: pipe(string(), maxLength(3)),
    })
    handle(app, broken, async () => 'a secret')
    const answer = await ask('/broken')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('Internal server error')
    expect(reports).toHaveLength(1)
    expect(answer.headers.get('x-request-id')).toBe(reports[0]?.id)
  })
})

describe('what every answer has', () => {
  it('answers the standard error body where there is nothing', async () => {
    const answer = await setUp().ask('/v1/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      status: 'FAILED',
      reasons: [{ field: '', description: 'There is nothing at /v1/nothing' }],
    })
  })

  it('answers it also for a method that a path does not have', async () => {
    const answer = await setUp().ask('/health', { method: 'DELETE' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ status: 'FAILED' })
  })

  it.each(['/health', '/nothing'])('gives %s a request id of its own', async (path) => {
    const { ask } = setUp()
    const ids = await Promise.all(
      [ask(path), ask(path)].map(async (answer) => (await answer).headers.get('x-request-id')),
    )
    expect(ids[0]).toMatch(uuid)
    expect(ids[1]).not.toBe(ids[0])
  })

  it('keeps the request id of the caller, unless it is something else than an id', async () => {
    const { ask } = setUp()
    const idFor = async (id: string) =>
      (await ask('/health', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idFor('0b7c5ad4-7a3c-4ec5-9c1e-0f5f3a1b2c3d')).toBe('0b7c5ad4-7a3c-4ec5-9c1e-0f5f3a1b2c3d')
    expect(await idFor('<script>')).toMatch(uuid)
    expect(await idFor('x'.repeat(300))).toMatch(uuid)
  })

  it.each(['/health', '/nothing'])('lets any origin read %s', async (path) => {
    const answer = await setUp().ask(path, { headers: { origin: 'https://site.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('[HTTP-3] lets any origin read when to come back', async () => {
    const answer = await setUp().ask('/health', { headers: { origin: 'https://site.example' } })
    expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after')
  })

  it('answers a preflight with the headers it takes, and lists no method', async () => {
    const answer = await setUp().ask('/config', {
      method: 'OPTIONS',
      headers: { origin: 'https://site.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')?.split(',')).toContain('x-sdk-version')
    expect(answer.headers.get('access-control-allow-methods')).toBeNull()
  })
})
