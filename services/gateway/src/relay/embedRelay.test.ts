import { once } from 'node:events'
import {
  connectClient,
  createIdentity,
  startTestDapp,
  startTestWallet,
  waitForRefusal,
} from '@latchkey/relay/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../startGateway'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

let database: TestDatabase
let gateway: Gateway
let relayUrl: string
const env = () => ({
  DATABASE_URL: database.url,
  GATEWAY_MODE: 'development',
  GATEWAY_LOG: 'silent',
  GATEWAY_METRICS_PORT: '0',
  RELAY_REFUSAL_MS: '200',
  RELAY_DRAIN_MS: '100',
})
const start = async (port: number) => {
  gateway = await startGateway({ port, env: env() })
  relayUrl = `${gateway.url.replace('http', 'ws')}/relay`
}
beforeAll(async () => {
  database = await openTestDatabase()
  await start(0)
}, 60_000)
afterAll(async () => {
  await gateway.stop()
  await database.stop()
})

describe('the embedded relay', () => {
  it('is announced, and requires a WebSocket', async () => {
    const config = await (await fetch(`${gateway.url}/config`)).json()
    expect(config).toMatchObject({ services: { relay: true } })
    expect((await fetch(`${gateway.url}/relay`)).status).toBe(426)
  })

  it('lets real clients settle and sign, and counts them', async () => {
    const [dapp, wallet] = await Promise.all([startTestDapp(relayUrl), startTestWallet(relayUrl)])
    const { uri, session } = await dapp.connect()
    await wallet.pair(uri)
    expect((await session)?.topic).toMatch(/^[0-9a-f]{64}$/)
    const asked = { method: 'personal_sign', params: ['0x6869', wallet.address] }
    expect(await dapp.provider.request<string>(asked, 'eip155:1')).toMatch(/^0x[0-9a-f]{130}$/)
    const metrics = await (await fetch(`${gateway.metricsUrl}/metrics`)).text()
    expect(metrics).toContain('latchkey_relay_sockets 2')
    expect(metrics).toContain('latchkey_relay_connects_total{sdk="js-2.21.8"} 1')
    expect(metrics).toContain('latchkey_relay_publishes_total{tag="1108",outcome="kept"} 1')
    await Promise.all([dapp.stop(), wallet.stop()])
  })

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['an unknown project', 'Unauthorized: invalid key', { projectId: 'none' }, {}],
    ['no project', 'Unauthorized: invalid key', {}, {}],
    [
      'a foreign page',
      'Unauthorized: origin not allowed',
      { projectId: 'dev' },
      { origin: 'https://evil.example' },
    ],
  ])('rejects %s late, with a reason', async (_name, reason, query, headers) => {
    const auth = createIdentity().token(relayUrl)
    const refused = await waitForRefusal(relayUrl, { auth, ...query }, headers)
    expect(refused).toMatchObject({ code: 3000, reason })
    expect(refused.ms).toBeGreaterThan(190)
  })

  it('accepts pages of the project', async () => {
    const client = await connectClient(relayUrl, { origin: 'http://localhost:4100' })
    expect(await client.call('irn_subscribe', { topic: 'cd'.repeat(32) })).toMatch(/^[0-9a-f]{64}$/)
    await client.close()
  })

  it('keeps subscriptions and messages across a restart, and disconnects clients when it stops', async () => {
    const topic = 'ab'.repeat(32)
    const identity = createIdentity()
    const away = await connectClient(relayUrl, { identity })
    await away.call('irn_subscribe', { topic })
    await away.close()
    const publisher = await connectClient(relayUrl)
    await publisher.call('irn_publish', { topic, message: 'AAAA', ttl: 300, tag: 1108 })
    const closed = once(publisher.socket, 'close')
    const port = Number(new URL(gateway.url).port)
    await gateway.stop()
    expect((await closed)[0]).toBe(1001)
    await start(port)
    const back = await connectClient(relayUrl, { identity })
    await back.pushed(1)
    expect(back.pushes.map(({ params }) => params.data.message)).toEqual(['AAAA'])
    await back.close()
  })
})
