import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRisks, riskKey } from '@latchkey/protocol'
import { is } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app'
import { readConfig } from '../../config/readConfig'
import { setUpGateway } from '../../testing/setUpGateway'
import { createRiskSources } from './createRiskSources'
import { keepRisks } from './keepRisks'
import { refreshRisks } from './refreshRisks'
import { startRefreshingRisks } from './startRefreshingRisks'

let folder: string
let server: Server
let url: string
let answer = '[]'
let asked: string[] = []
const settings: Record<string, string> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'risks-'))
  server = createServer((request, response) => {
    asked.push(`${request.url}`)
    if (request.url === '/moved') response.writeHead(302, { location: '/secret' }).end()
    else if (request.url === '/gone') response.writeHead(404).end()
    else if (request.url === '/large') response.end('0'.repeat(50_000_001))
    else response.end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
const gateway = setUpGateway(settings)
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const bad = '0xBADbadbAdbADBADbAdBaDBAdBADBAdbadBAdbad0'
const worse = '0x00000000000000000000000000000000000000bb'
const hashOf = (address: string) => createHash('sha256').update(riskKey('eip155', address)).digest('hex')
const ask = async (prefix: string, sources: readonly object[]) => {
  const { services } = gateway()
  const { GATEWAY_RISK_SOURCES } = readConfig({ GATEWAY_RISK_SOURCES: JSON.stringify(sources) })
  const app = createApp({ ...services, config: { ...services.config, GATEWAY_RISK_SOURCES } })
  return app.request(`/v1/risks/${prefix}?projectId=dev`)
}
const log = { warn: vi.fn(), info: vi.fn() }
/** Refreshes once, and returns what went wrong. */
const refresh = async (sources: readonly object[], now = Date.now) => {
  log.warn.mockClear()
  log.info.mockClear()
  const { GATEWAY_RISK_SOURCES } = readConfig({ GATEWAY_RISK_SOURCES: JSON.stringify(sources) })
  const { database } = gateway().services
  const options = { database, log, sources: createRiskSources(GATEWAY_RISK_SOURCES), now }
  // The lock of the refresh before ends a moment after it.
  await vi.waitFor(
    async () => expect(await refreshRisks(options, new AbortController().signal)).toBe(true),
    10_000,
  )
  return log.warn.mock.calls.map(([{ source, error }]) => `${source}: ${error}`)
}
const local = (path = '') => [{ name: 'local', url: `${url}/list${path}` }]

describe('risks', () => {
  beforeEach(async () => {
    asked = []
    await gateway().services.database.query('delete from risk_sources')
  })

  it('are found by a prefix of the hash, with all others that share it', async () => {
    const { database } = gateway().services
    const hash = hashOf(bad)
    const twin = `${hash.slice(0, 6)}${'0'.repeat(58)}`
    const other = `${(0xffff - Number.parseInt(hash.slice(0, 4), 16)).toString(16).padStart(4, '0')}${'0'.repeat(60)}`
    await keepRisks(
      database,
      'local',
      [
        { hash, reason: 'Drainer' },
        { hash: twin, reason: null },
        { hash: other, reason: null },
      ],
      new Date(),
    )
    const found = await ask(hash.slice(0, 4), local())
    expect(found.headers.get('cache-control')).toBe('public, max-age=3600')
    const body = await found.json()
    expect(is(getRisks.output, body)).toBe(true)
    expect(body.sources).toEqual(['local'])
    expect(body.entries).toHaveLength(2)
    expect(body.entries).toContainEqual({ hash, source: 'local', reason: 'Drainer' })
    const longer = await (await ask(hash.slice(0, 8), local())).json()
    expect(longer.entries).toEqual([{ hash, source: 'local', reason: 'Drainer' }])
    const etag = found.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
  })

  it('are those of the lists in the settings only', async () => {
    const entries = [{ hash: hashOf(bad), reason: null }]
    await keepRisks(gateway().services.database, 'old', entries, new Date())
    const answered = await ask(hashOf(bad).slice(0, 4), local())
    expect(await answered.json()).toEqual({ sources: [], entries: [] })
    expect(answered.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each(['abc', 'abcdefabc', 'ABCD', '____', '%25%25%25%25'])('have no prefix %s', async (prefix) => {
    expect((await ask(prefix, local())).status).toBe(400)
  })

  it('need a project', async () => {
    expect((await gateway().app.request('/v1/risks/abcd')).status).toBe(401)
  })

  it('are read from a file and a URL, once a day', async () => {
    const file = join(folder, 'list.txt')
    await writeFile(file, worse)
    answer = JSON.stringify([bad])
    const sources = [...local(), { name: 'own', file }]
    let time = Date.now()
    const now = () => time
    expect(await refresh(sources, now)).toEqual([])
    const entriesOf = async (address: string) =>
      (await (await ask(hashOf(address).slice(0, 8), sources)).json()).entries
    expect(await entriesOf(bad)).toEqual([{ hash: hashOf(bad), source: 'local', reason: null }])
    expect(await entriesOf(worse)).toEqual([{ hash: hashOf(worse), source: 'own', reason: null }])
    answer = JSON.stringify([worse])
    time += 23 * 3_600_000
    await refresh(sources, now)
    expect(asked).toEqual(['/list'])
    time += 3_600_000
    await refresh(sources, now)
    expect(asked).toEqual(['/list', '/list'])
    expect(await entriesOf(bad)).toEqual([])
    expect(await entriesOf(worse)).toHaveLength(2)
    await refresh([{ name: 'own', file }], now)
    const rows = await gateway().services.database.query('select distinct source from risk_entries')
    expect(rows).toEqual([{ source: 'own' }])
  })

  it('are read when the gateway starts', async () => {
    answer = JSON.stringify([bad])
    const { database } = gateway().services
    const { GATEWAY_RISK_SOURCES } = readConfig({ GATEWAY_RISK_SOURCES: JSON.stringify(local()) })
    const sources = createRiskSources(GATEWAY_RISK_SOURCES)
    const running = startRefreshingRisks({ database, log, sources, now: Date.now })
    await vi.waitFor(async () => {
      expect(await database.query('select source from risk_entries')).toEqual([{ source: 'local' }])
    }, 10_000)
    await running.stop()
  })

  it('stay as they are if a list fails', async () => {
    answer = JSON.stringify([bad])
    await refresh(local())
    const later = () => Date.now() + 86_400_000
    const missing = join(folder, 'missing.txt')
    const failing: [object, string][] = [
      [{ url: `${url}/gone` }, 'HTTP status 404'],
      [{ url: `${url}/large` }, 'too large'],
      [{ url: 'http://127.0.0.1:9/' }, 'no answer'],
      [{ file: missing }, 'ENOENT'],
    ]
    for (const [source, reason] of failing) {
      const [warning] = await refresh([{ name: 'local', ...source }], later)
      expect(warning).toContain(reason)
    }
    answer = 'evil.example'
    expect((await refresh(local(), later))[0]).toContain('no address found')
    const found = await ask(hashOf(bad).slice(0, 4), local())
    expect((await found.json()).entries).toHaveLength(1)
  }, 60_000)

  it('never come from another address on the operator’s network', async () => {
    answer = JSON.stringify([bad])
    const [warning] = await refresh([{ name: 'local', url: `${url}/moved` }])
    expect(warning).toContain('not a public address')
    expect(asked).toEqual(['/moved'])
  })

  it.each([
    [[{ name: 'x', url: 'ftp://lists.example' }]],
    [[{ name: 'x', url: 'https://me:secret@lists.example' }]],
    [[{ name: 'x' }]],
    [[{ name: '<b>', file: 'x' }]],
    [[{ name: 'x', file: 'x', url: 'https://lists.example' }]],
    [
      [
        { name: 'x', file: 'a' },
        { name: 'x', file: 'b' },
      ],
    ],
  ])('have no source %j', (sources) => {
    expect(() => readConfig({ GATEWAY_RISK_SOURCES: JSON.stringify(sources) })).toThrow(
      'Invalid setting GATEWAY_RISK_SOURCES',
    )
  })
})
