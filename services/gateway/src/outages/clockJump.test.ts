import { randomUUID } from 'node:crypto'
import { createCautiousClock } from '@latchkey/relay'
import { connectClient, startTestRelay } from '@latchkey/relay/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCache } from '../cache/createCache'
import { startSweepingSignIns } from '../sign-in/startSweepingSignIns'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'

const hour = 3_600_000
const settings: Record<string, string> = { GATEWAY_REQUEST_LIMIT_MS: '2000' }
const nodes: ScriptedNode[] = []
/** How wrong the time of day is, for everything in this process. */
let wrongMs = 0
beforeAll(async () => {
  nodes.push(await startScriptedNode(() => '0x10'), await startScriptedNode(() => '0x10'))
  const rpc = nodes.map(({ url }) => url)
  settings.GATEWAY_CHAINS = JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc }])
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + wrongMs)
})
const gateway = setUpGateway(settings)
afterAll(async () => {
  vi.restoreAllMocks()
  for (const node of nodes) await node.stop()
})

it.each([
  ['back', -hour],
  ['forward', hour],
])('a relay delivers to those who are connected when its clock jumps %s', async (_name, jumpMs) => {
  let skewMs = 0
  const now = () => Date.now() + skewMs
  const relay = await startTestRelay({ databaseUrl: gateway().services.database.url, now })
  const topic = randomUUID().replaceAll('-', '').repeat(2)
  const [publisher, reader] = [await connectClient(relay.url), await connectClient(relay.url)]
  await reader.call('irn_subscribe', { topic })
  const publish = (message: string) => publisher.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  await publish('before')
  await reader.pushed(1)
  skewMs = jumpMs
  expect(await publish('after')).toBe(true)
  await reader.pushed(2, 5_000)
  expect(reader.pushes.map(({ params }) => params.data.message)).toEqual(['before', 'after'])
  await Promise.all([publisher.close(), reader.close()])
  await relay.stop()
})

it('requests end in time although the clock goes back while nodes hang', async () => {
  for (const node of nodes) node.break(() => undefined)
  const began = performance.now()
  const answering = gateway().ask('/v1?chainId=eip155:31337', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  wrongMs = -hour
  const answer = await answering
  wrongMs = 0
  expect(answer.status).toBe(503)
  expect(performance.now() - began).toBeLessThan(6_000)
})

it('cached values end when they should although the clock went back', () => {
  let time = 10 * hour
  const cache = createCache<string>({ now: () => time, most: 10 })
  cache.set('price', '3000', 15_000)
  time -= hour
  expect(cache.get('price')).toBe('3000')
  time += 15_001
  expect(cache.get('price')).toBeUndefined()
})

it('a clock that jumps forward for a moment deletes no session and no used nonce', async () => {
  const { database } = gateway().services
  const ids = [randomUUID(), randomUUID()]
  const insert = (id: string, expiresAt: number) =>
    database.query(
      `insert into sign_in_sessions (id, project, chain, address, account, domain, signed_in_at, expires_at,
         token, token_issued_at, token_expires_at)
       values ($1, 'dev', 'eip155:1', '0x', 'eip155:1:0x', 'localhost', now(), $2, $1, now(), $2)`,
      [id, new Date(expiresAt)],
    )
  await insert(ids[0] ?? '', Date.now() + hour)
  await insert(ids[1] ?? '', Date.now() - hour)
  let skewMs = 0
  const now = createCautiousClock({ now: () => Date.now() + skewMs })
  skewMs = 30 * 24 * hour
  const sweep = startSweepingSignIns({ database, log: gateway().services.log, now, everyMs: 50 })
  const left = async () =>
    (await database.query<{ id: string }>('select id from sign_in_sessions where id = any($1)', [ids])).map(
      ({ id }) => id,
    )
  // The one that has really expired goes, so the sweep did run.
  await expect.poll(left, { timeout: 10_000 }).toEqual([ids[0]])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await left()).toEqual([ids[0]])
  await sweep.stop()
})
