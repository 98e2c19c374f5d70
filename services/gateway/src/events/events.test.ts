import { randomUUID } from 'node:crypto'
import { postEvent } from '@latchkey/protocol'
import { parse } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { startGateway } from '../startGateway'
import { openTestDatabase } from '../testing/openTestDatabase'
import { setUpGateway } from '../testing/setUpGateway'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const on = setUpGateway({ GATEWAY_ANALYTICS: 'true' })
const off = setUpGateway()
const plain = setUpGateway({ GATEWAY_ANALYTICS: 'true', GATEWAY_ANALYTICS_ADDRESSES: 'plain' })
const event = (change: object = {}, props: object = {}) => ({
  eventId: randomUUID(),
  url: `https://dapp.example/user/${address}?token=secret#there`,
  domain: 'dapp.example',
  timestamp: Date.now(),
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false }, address, ...props },
  ...change,
})
type Sent = ReturnType<typeof event>
const send = (gateway: typeof on, sent: object, headers: Record<string, string> = {}) =>
  gateway().ask('/e?st=appkit&sv=react-wagmi-1.7.2&clientId=did:key:z6Mk', {
    method: 'POST',
    body: JSON.stringify(sent),
    headers: { origin: 'http://localhost:4100', ...headers },
  })
const kept = async (gateway: typeof on, { eventId }: Pick<Sent, 'eventId'>) =>
  gateway().services.database.query('select * from events where id = $1', [eventId])

describe('events', () => {
  it('[EVT-1] stores an event before it answers, and answers with JSON', async () => {
    const sent = event()
    const answer = await send(on, sent)
    expect(answer.status).toBe(202)
    expect(parse(postEvent.output, await answer.json())).toEqual({ status: 'ok' })
    const [row] = await kept(on, sent)
    expect(row).toMatchObject({
      project: 'dev',
      type: 'track',
      event: 'MODAL_OPEN',
      domain: 'dapp.example',
      sdk: 'react-wagmi-1.7.2',
      properties: { connected: false },
    })
  })

  it('stores no address: not in its field, the page URL or the properties', async () => {
    const first = event({}, { properties: { account: `eip155:1:${address}`, [address]: [address] } })
    const second = event()
    await send(on, first)
    await send(on, second)
    const rows = [...(await kept(on, first)), ...(await kept(on, second))]
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(address.toLowerCase().slice(2))
    expect(JSON.stringify(rows)).not.toContain('secret')
    expect(JSON.stringify(rows)).not.toContain('z6Mk')
    // The same person has the same hash, for counting.
    expect(rows[0]?.address).toMatch(/^[0-9a-f]{32}$/)
    expect(rows[0]?.address).toBe(rows[1]?.address)
  })

  it('stores addresses if the operator says so', async () => {
    const sent = event()
    await send(plain, sent)
    expect((await kept(plain, sent))[0]?.address).toBe(address)
  })

  it('stores an event once if it is sent twice', async () => {
    const sent = event()
    await Promise.all([send(on, sent), send(on, sent), send(on, sent)])
    expect(await kept(on, sent)).toHaveLength(1)
  })

  it.each(['sec-gpc', 'dnt'])('drops events of a visitor who sends %s', async (header) => {
    const sent = event()
    const answer = await send(on, sent, { [header]: '1' })
    expect(answer.status).toBe(202)
    expect(await kept(on, sent)).toEqual([])
  })

  it('accepts and drops everything while analytics is off', async () => {
    const sent = event()
    const answer = await send(off, sent)
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ status: 'dropped' })
    expect(await kept(off, sent)).toEqual([])
  })

  it('[EVT-5] answers 403 to a foreign origin, 401 to an unknown project', async () => {
    expect((await send(on, event(), { origin: 'https://evil.example' })).status).toBe(403)
    const answer = await on().ask('/e?projectId=unknown', { method: 'POST', body: JSON.stringify(event()) })
    expect(answer.status).toBe(401)
  })

  it('accepts what PostgreSQL would reject: null characters, lone surrogates, deep nesting, invalid dates', async () => {
    let deep: unknown = 'end'
    for (let count = 0; count < 30; count++) deep = [deep]
    const sent = event(
      { timestamp: 1e300, domain: 'a\0b' },
      { properties: { '\0': '\ud800', deep, 'a\udc00': 1 } },
    )
    expect((await send(on, sent)).status).toBe(202)
    expect(await kept(on, sent)).toHaveLength(1)
  })

  it('rejects bodies that are too large or invalid, and drops large properties', async () => {
    expect((await send(on, event({}, { properties: { a: 'x'.repeat(200_000) } }))).status).toBe(413)
    expect((await send(on, { ...event(), eventId: "'; drop table events" })).status).toBe(422)
    const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`k${at}`, 'x '.repeat(250)]))
    const sent = event({}, { properties: many })
    await send(on, sent)
    expect((await kept(on, sent))[0]?.properties).toEqual({ tooLarge: true })
  })
})

describe('the limits of a day', () => {
  const limited = setUpGateway({
    GATEWAY_ANALYTICS: 'true',
    GATEWAY_ANALYTICS_PER_ADDRESS: '4',
    GATEWAY_ANALYTICS_PER_PROJECT: '10',
    GATEWAY_PROXIES: '1',
  })
  const stored = async () =>
    (await limited().services.database.query<{ n: number }>('select count(*)::int as n from events'))[0]?.n
  const flood = async (count: number, from: (n: number) => string) => {
    const told: string[] = []
    for (let n = 0; n < count; n += 1) {
      const answer = await send(limited, event(), { 'x-forwarded-for': from(n) })
      expect(answer.status).toBe(202)
      told.push(parse(postEvent.output, await answer.json()).status)
    }
    return told.filter((status) => status === 'ok').length
  }

  it('apply to one address, however it is written, then to the project', async () => {
    expect(await flood(10, (n) => `2001:db8::${n}`)).toBe(4)
    expect(await stored()).toBe(4)
    expect(await flood(20, (n) => `203.0.113.${n}:${n + 1}`)).toBe(6)
    expect(await stored()).toBe(10)
  })

  it('are counted without the address itself', async () => {
    const { database, limiter } = limited().services
    await limiter.flush()
    const rows = await database.query<{ key: string }>("select key from usage where key like 'events %'")
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ key }) => /203\.0|2001:db8/.test(key))).toEqual([])
  })

  it('leave a row small, whatever a page sends', async () => {
    const long = 'ab '.repeat(300)
    const properties = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`k${at}`, long]))
    const sent = event({ url: `https://dapp.example/${'a b'.repeat(600)}` }, { properties })
    expect((await send(on, sent)).status).toBe(202)
    const [row] = await on().services.database.query<{ size: number }>(
      'select length(events::text) as size from events where id = $1',
      [sent.eventId],
    )
    expect(row?.size).toBeLessThan(6_000)
  })
})

describe('the analytics page', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    while (ends.length > 0) await ends.pop()?.()
  })
  const start = async (mode: string) => {
    const database = await openTestDatabase()
    ends.push(database.stop)
    const env = {
      DATABASE_URL: database.url,
      GATEWAY_MODE: mode,
      GATEWAY_ANALYTICS: 'true',
      GATEWAY_LOG: 'silent',
    }
    const gateway = await startGateway({ port: 0, env })
    ends.push(gateway.stop)
    return gateway.url
  }

  it('shows counts and a chart on this machine, whatever an event is called', async () => {
    const url = await start('development')
    expect(await (await fetch(`${url}/dev/analytics`)).text()).toContain('No events yet')
    const body = JSON.stringify(event({}, { event: '<script>alert(1)</script>' }))
    await fetch(`${url}/e?projectId=dev`, { method: 'POST', body, headers: { origin: 'http://localhost' } })
    const answer = await fetch(`${url}/dev/analytics`)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toContain('<script')
    const today = new Date().toISOString().slice(0, 10)
    expect(page).toContain(`<title>${today}: 1</title>`)
    expect(page).toContain(`<td>${today}</td><td>1</td>`)
  })

  it('is hidden from others, and in production', async () => {
    const url = await start('development')
    const via = { 'x-forwarded-for': '203.0.113.7' }
    expect((await fetch(`${url}/dev/analytics`, { headers: via })).status).toBe(404)
    expect((await on().ask('/dev/analytics')).status).toBe(404)
    const other = await start('production')
    expect((await fetch(`${other}/dev/analytics`)).status).toBe(404)
  })
})
