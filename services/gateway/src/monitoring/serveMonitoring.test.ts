import { startMetricsServer } from '@latchkey/relay'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { startGateway } from '../startGateway'
import { openTestDatabase } from '../testing/openTestDatabase'
import { setUpGateway } from '../testing/setUpGateway'

const token = 'a token for the metrics'
const closed = setUpGateway()
const open = setUpGateway({ GATEWAY_METRICS_TOKEN: token })
const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } })

describe('/metrics', () => {
  it('is not served to anybody by default', async () => {
    expect((await closed().ask('/metrics')).status).toBe(404)
    expect((await closed().ask('/metrics', bearer('undefined'))).status).toBe(404)
  })

  it('needs the token', async () => {
    for (const told of ['', 'x', `${token} `, `${token}x`, token.toUpperCase(), 'undefined']) {
      const answer = await open().ask('/metrics', bearer(told))
      expect([told, answer.status]).toEqual([told, told.trim() === token ? 200 : 401])
      if (answer.status === 401) expect(await answer.text()).not.toContain('latchkey_')
    }
    expect((await open().ask('/metrics')).status).toBe(401)
    const answer = await open().ask('/metrics', bearer(token))
    expect(await answer.text()).toContain('latchkey_requests_total')
  })

  it('is only on its own port if it has one', async () => {
    const database = await openTestDatabase()
    const gateway = await startGateway({
      port: 0,
      env: { DATABASE_URL: database.url, GATEWAY_LOG: 'silent', GATEWAY_METRICS_PORT: '0' },
    })
    try {
      expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404)
      expect(await (await fetch(`${gateway.metricsUrl}/metrics`)).text()).toContain('latchkey_requests_total')
      expect((await fetch(`${gateway.metricsUrl}/health`)).status).toBe(404)
    } finally {
      await gateway.stop()
      await database.stop()
    }
    await expect(fetch(`${gateway.metricsUrl}/metrics`)).rejects.toThrow()
  }, 60_000)

  it('needs the token on its own port too', async () => {
    const { registry } = open().services.metrics
    const server = await startMetricsServer(registry, { host: '127.0.0.1', port: 0, token })
    try {
      expect((await fetch(`${server.url}/metrics`)).status).toBe(401)
      expect((await fetch(`${server.url}/metrics?x`, bearer(token))).status).toBe(200)
    } finally {
      await server.stop()
    }
  })
})

describe('/ready', () => {
  afterEach(() => vi.restoreAllMocks())

  it('asks the database once a second, however often it is asked itself', async () => {
    const { services } = closed()
    let time = 1_000_000
    const isUp = vi.fn(async () => true)
    const app = createApp({ ...services, now: () => time, database: { ...services.database, isUp } })
    const ask = async () => (await app.request('/ready')).status
    expect(await Promise.all(Array.from({ length: 30 }, ask))).toEqual(Array(30).fill(200))
    expect(isUp).toHaveBeenCalledTimes(1)
    isUp.mockResolvedValue(false)
    expect(await ask()).toBe(200)
    time += 1_001
    expect(await ask()).toBe(503)
    expect(await ask()).toBe(503)
    expect(isUp).toHaveBeenCalledTimes(2)
    isUp.mockResolvedValue(true)
    time += 1_001
    expect(await ask()).toBe(200)
  })
})
