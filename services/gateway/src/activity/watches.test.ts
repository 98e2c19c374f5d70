import { randomBytes } from 'node:crypto'
import { testAccounts } from '@latchkey/testing'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { localSettings } from '../config/localSettings'
import { refusals } from '../http/refusals'
import { openTestChain } from '../testing/activity/openTestChain'
import { setUpFollowing } from '../testing/activity/setUpFollowing'
import { setUpGateway } from '../testing/setUpGateway'
import { watchAddress } from './watchAddress'

const chain = await openTestChain()
afterAll(() => chain.stop())

const anybody = () => `0x${randomBytes(20).toString('hex')}`

describe('new watches', () => {
  const mostWatched = 10
  const perClient = 5
  const gateway = setUpGateway({
    ...localSettings([{ ...chain, name: 'Local' }]),
    GATEWAY_WATCHED_ADDRESSES: `${mostWatched}`,
    GATEWAY_WATCHES_PER_ADDRESS: `${perClient}`,
    GATEWAY_PROXIES: '1',
    GATEWAY_RATE_LIMIT: '100000',
  })
  const small = setUpGateway({
    ...localSettings([{ ...chain, name: 'Local' }]),
    GATEWAY_WATCHES_PER_PROJECT: '10',
    GATEWAY_PROXIES: '1',
  })
  const ask = async (address: string, from: string, what = 'history', asked = gateway) => {
    const query = `chainId=eip155:${chain.chainId}&currency=usd`
    return asked().ask(`/v1/account/${address}/${what}?${query}`, { headers: { 'x-forwarded-for': from } })
  }

  it('are limited by client, also through the portfolio', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => ask(anybody(), `2001:db8::${n}`, n % 2 ? 'portfolio' : 'history')),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(15 - perClient)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    // A known address costs nothing, and another client has its own limit.
    expect((await ask(testAccounts[0].address, '203.0.113.1')).status).not.toBe(429)
    for (let count = 0; count < 2 * perClient; count += 1)
      expect((await ask(testAccounts[0].address, '203.0.113.1')).status).not.toBe(429)
  })

  it('never lock out a visitor: the least recently asked give way', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => ask(anybody(), `198.51.100.${n}`)))
    const visit = async () => (await ask(testAccounts[1].address, '203.0.113.2')).status
    await vi.waitFor(async () => expect(await visit()).toBe(200), { timeout: 60_000, interval: 500 })
    const count = async () => {
      const { database } = gateway().services
      const [row] = await database.query<{ count: number }>(
        'select count(*)::int as count from watched_addresses',
      )
      return row?.count
    }
    await vi.waitFor(async () => expect(await count()).toBeLessThanOrEqual(mostWatched), { timeout: 60_000 })
  })

  it('are limited by project', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        return (await ask(anybody(), `192.0.2.${n}`, 'history', small)).status
      }),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const { projects } = small().services
    const { id } = await projects.create({ name: 'Other', origins: [], quota: null })
    const other = await small().ask(
      `/v1/account/${anybody()}/history?chainId=eip155:${chain.chainId}&projectId=${id}`,
      { headers: { 'x-forwarded-for': '203.0.113.3' } },
    )
    expect(other.status).not.toBe(429)
  })
})

describe('a follower', () => {
  const following = setUpFollowing()

  it('keeps the most recently asked addresses, and deletes the history of the others', async () => {
    const { chain: followed, database, follow, watch } = following()
    const all = Array.from({ length: 9 }, anybody)
    for (const [hours, address] of all.entries()) {
      await watch(address)
      await database.query(
        "update watched_addresses set asked_at = now() - $2 * interval '1 hour' where address = $1",
        [address, hours],
      )
      await database.query(
        `insert into history values ($1, $2, 0, 0, '0x', now(), '0x', '0x', 0, false, 'send', '[]')`,
        [`eip155:${followed.chainId}`, address],
      )
    }
    await follow({ mostWatched: 4 })
    const kept = async (table: string) => {
      const rows = await database.query<{ address: string }>(`select distinct address from ${table}`)
      return new Set(rows.map(({ address }) => address))
    }
    await vi.waitFor(async () => expect(await kept('watched_addresses')).toEqual(new Set(all.slice(0, 4))), {
      timeout: 60_000,
    })
    for (const address of await kept('history')) expect(all.slice(0, 4)).toContain(address)
  })

  it('leaves the order to those who ask: asking again keeps an address', async () => {
    const { database } = following()
    const rules = { hasRoom: async () => true, countNew: vi.fn() }
    const address = anybody()
    await watchAddress(database, 'eip155:1', address, rules)
    await database.query(`update watched_addresses set asked_at = now() - interval '2 hours'`)
    await watchAddress(database, 'eip155:1', address, rules)
    const [row] = await database.query<{ is_new: boolean }>(
      `select asked_at > now() - interval '1 minute' as is_new from watched_addresses`,
    )
    expect(row?.is_new).toBe(true)
    expect(rules.countNew.mock.calls).toEqual([[0], [1]])
    const refusing = {
      hasRoom: async () => true,
      countNew: () => {
        throw refusals.tooMany({ seconds: 7 })
      },
    }
    await expect(watchAddress(database, 'eip155:1', anybody(), refusing)).rejects.toSatisfy(
      refusals.tooMany.is,
    )
    expect(await database.query('select 1 from watched_addresses')).toHaveLength(1)
  })

  it('counts no address that finds no room', async () => {
    const { database } = following()
    const rules = { hasRoom: async () => false, countNew: vi.fn() }
    expect(await watchAddress(database, 'eip155:1', anybody(), rules)).toBeUndefined()
    expect(rules.countNew.mock.calls).toEqual([[0]])
  })

  it('lets many ask for one new address at the same moment', async () => {
    const { database } = following()
    const rules = { hasRoom: async () => true, countNew: () => undefined }
    const address = anybody()
    const states = await Promise.all(
      Array.from({ length: 5 }, () => watchAddress(database, 'eip155:1', address, rules)),
    )
    expect(states.every((state) => state !== undefined)).toBe(true)
  })
})
