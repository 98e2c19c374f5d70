import { startRelay } from '@latchkey/relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const token = 'a token for the metrics'
const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } })

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.stop())

/** Starts a relay, and passes its addresses on. */
async function withRelay(
  env: Readonly<Record<string, string>>,
  run: (http: string, metrics: string | undefined) => Promise<void>,
): Promise<void> {
  const base = { DATABASE_URL: database.url, RELAY_PORT: '0', RELAY_LOG: 'silent', RELAY_DRAIN_MS: '0' }
  const relay = await startRelay({ ...base, ...env })
  try {
    await run(relay.url.replace('ws', 'http'), relay.metricsUrl)
  } finally {
    await relay.stop()
  }
}

describe('/metrics of a standalone relay', () => {
  it('is not served to anybody by default', () =>
    withRelay({}, async (url, metricsUrl) => {
      expect(metricsUrl).toBeUndefined()
      for (const init of [{}, bearer(''), bearer('undefined')]) {
        const answer = await fetch(`${url}/metrics`, init)
        expect(answer.status).toBe(426)
        expect(await answer.text()).not.toContain('latchkey_')
      }
      expect((await fetch(`${url}/health`)).status).toBe(200)
    }))

  it('needs the token', () =>
    withRelay({ RELAY_METRICS_TOKEN: token }, async (url) => {
      for (const told of ['x', `${token}x`, token.toUpperCase()])
        expect((await fetch(`${url}/metrics`, bearer(told))).status).toBe(401)
      expect((await fetch(`${url}/metrics`)).status).toBe(401)
      const answer = await fetch(`${url}/metrics`, bearer(token))
      expect(await answer.text()).toContain('latchkey_relay_sockets')
    }))

  it('is only on its own port if it has one', () =>
    withRelay({ RELAY_METRICS_PORT: '0', RELAY_METRICS_TOKEN: token }, async (url, metricsUrl) => {
      expect((await fetch(`${url}/metrics`, bearer(token))).status).toBe(426)
      expect((await fetch(`${metricsUrl}/metrics`)).status).toBe(401)
      expect((await fetch(`${metricsUrl}/metrics`, bearer(token))).status).toBe(200)
      expect((await fetch(`${metricsUrl}/health`)).status).toBe(404)
    }))
})
