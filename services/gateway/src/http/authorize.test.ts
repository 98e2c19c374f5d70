import { beforeAll, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'

const gateway = setUpGateway({ GATEWAY_RATE_LIMIT: '100000' })
let id: string
beforeAll(async () => {
  const { projects } = gateway().services
  id = (await projects.create({ name: 'Site', origins: ['https://site.example'], quota: null })).id
})
const ask = (projectId: string, origin?: string, headers: Record<string, string> = {}) =>
  gateway().ask(`/getAnalyticsConfig?projectId=${projectId}`, {
    headers: { ...(origin ? { origin } : {}), ...headers },
  })
const refusal = (description: string, field = 'authentication') => ({
  status: 'FAILED',
  reasons: [{ field, description }],
})

describe('authorization', () => {
  it('[MOD-5] answers an unknown project with the text that clients know', async () => {
    for (const unknown of ['', 'x', 'a'.repeat(32), "' or 1=1 --", id.toUpperCase(), `${id}%00`, `${id}0`]) {
      const answer = await ask(unknown)
      expect(answer.status, unknown).toBe(401)
      expect(await answer.json()).toEqual(refusal('Unauthorized: invalid key'))
    }
  })

  it('[MOD-5] answers a foreign page with the text that clients know', async () => {
    for (const origin of ['https://site.example.evil.example', 'http://site.example', 'null']) {
      const answer = await ask(id, origin)
      expect(answer.status, origin).toBe(401)
      expect(await answer.json()).toEqual(refusal('Unauthorized: origin not allowed'))
    }
    expect((await ask(id, 'https://site.example')).status).toBe(200)
    expect((await ask(id)).status).toBe(200)
  })

  it('[MOD-5] treats a disabled project as unknown, even from an allowed origin', async () => {
    const { projects } = gateway().services
    const { id: other } = await projects.create({ name: 'Other', origins: [], quota: null })
    expect((await ask(other)).status).toBe(200)
    expect(await projects.change(other, { disabled: true })).toBe(true)
    const answer = await ask(other, 'https://site.example')
    expect([answer.status, await answer.json()]).toEqual([401, refusal('Unauthorized: invalid key')])
    await projects.change(other, { disabled: false })
    expect((await ask(other)).status).toBe(200)
  })

  it('reads the project from a header too, but prefers the query', async () => {
    const byHeader = await gateway().app.request('/getAnalyticsConfig', { headers: { 'x-project-id': id } })
    expect(byHeader.status).toBe(200)
    const both = await ask('a'.repeat(32), undefined, { 'x-project-id': id })
    expect(both.status).toBe(401)
    // The first value counts, so a second can't change who pays.
    const twice = await gateway().app.request(
      `/getAnalyticsConfig?projectId=${'a'.repeat(32)}&projectId=${id}`,
    )
    expect(twice.status).toBe(401)
  })

  it("stops at the quota, and doesn't count rejected requests", async () => {
    const { projects } = gateway().services
    const { id: small } = await projects.create({ name: 'Small', origins: ['https://a.example'], quota: 3 })
    for (let count = 0; count < 5; count++)
      expect((await ask(small, 'https://evil.example')).status).toBe(401)
    for (let count = 0; count < 3; count++) expect((await ask(small)).status).toBe(200)
    const answer = await ask(small)
    expect([answer.status, await answer.json()]).toEqual([429, refusal('Daily quota exceeded', 'address')])
  })

  it('has no "dev" project outside development mode', async () => {
    const { createProjects } = await import('../projects/createProjects')
    const { database, now } = gateway().services
    expect(await createProjects(database, now, false).find('dev')).toBeUndefined()
    expect((await ask('dev', 'https://site.example')).status).toBe(401)
    for (const origin of ['http://localhost:5173', 'http://shop.localhost:5173', 'http://127.0.0.1:80'])
      expect((await ask('dev', origin)).status, origin).toBe(200)
  })
})
