import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectClient, createIdentity, waitForRefusal } from '@latchkey/relay/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../../startGateway'
import { startPostgres, type TestPostgres } from '../startPostgres'
import { keepPublishing } from './keepPublishing'

type Seen = { readonly status: number; readonly ms: number; readonly retryAfter: string | null }

const site = 'ab'.repeat(16)
const stranger = 'cd'.repeat(16)

/** Describes a gateway whose database stops or hangs for a while. */
export function describeDatabaseAway(awayMs: number): void {
  let postgres: TestPostgres
  let gateway: Gateway
  beforeAll(async () => {
    postgres = await startPostgres()
    gateway = await startGateway({
      port: 0,
      env: {
        DATABASE_URL: postgres.url,
        GATEWAY_LOG: 'silent',
        GATEWAY_ANALYTICS: 'true',
        GATEWAY_RATE_LIMIT: '10000',
        RELAY_REFUSAL_MS: '100',
        RELAY_DRAIN_MS: '100',
      },
    })
    await postgres.query(`insert into projects (id, name) values ('${site}', 'A'), ('${stranger}', 'B')`)
  })
  afterAll(async () => {
    await gateway?.stop()
    await postgres?.remove()
  })

  const ask = async (path: string, init?: RequestInit): Promise<Seen> => {
    const began = performance.now()
    const { status, headers, body } = await fetch(`${gateway.url}${path}`, init)
    await body?.cancel()
    return { status, ms: performance.now() - began, retryAfter: headers.get('retry-after') }
  }
  const wallets = (project: string) => ask(`/getWallets?projectId=${project}&entries=1&page=1`)
  const tell = () =>
    ask(`/e?projectId=${site}`, {
      method: 'POST',
      body: JSON.stringify({
        eventId: randomUUID(),
        url: 'https://site.example/',
        domain: 'site.example',
        timestamp: Date.now(),
        props: { type: 'track', event: 'MODAL_OPEN' },
      }),
    })

  describe.each([
    ['stops', () => postgres.stop(), () => postgres.start()],
    ['hangs', () => postgres.freeze(), () => postgres.thaw()],
  ] as const)(`a gateway whose database %s for ${awayMs / 1000} s`, (how, begin, end) => {
    it('serves what it can, says so otherwise, and loses and repeats no message', async () => {
      const relayUrl = `${gateway.url.replace('http', 'ws')}/relay`
      const topic = randomBytes(32).toString('hex')
      const [publisher, reader] = [
        await connectClient(relayUrl, { projectId: site }),
        await connectClient(relayUrl, { projectId: site }),
      ]
      await reader.call('irn_subscribe', { topic })
      const publishing = keepPublishing(publisher, topic, how)
      await reader.pushed(3)
      expect([(await wallets(site)).status, (await tell()).status]).toEqual([200, 202])

      await begin()
      const away = performance.now()
      const seen = { health: [] as Seen[], ready: [] as Seen[], wallets: [] as Seen[], told: [] as Seen[] }
      const others: Promise<unknown>[] = []
      while (performance.now() - away < awayMs) {
        seen.health.push(await ask('/health'))
        // These may wait, so look at the others meanwhile.
        others.push(ask('/ready').then((one) => seen.ready.push(one)))
        others.push(wallets(site).then((one) => seen.wallets.push(one)))
        others.push(tell().then((one) => seen.told.push(one)))
        await wait(250)
      }
      if (how === 'stops') {
        expect((await wallets(stranger)).status).toBe(503)
        const query = { auth: createIdentity().token(relayUrl), projectId: stranger }
        const refusal = await waitForRefusal(relayUrl, query)
        expect(refusal).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
        expect(publishing.refusals()).toContain('StorageError')
      }
      await end()
      await Promise.all(others)

      const statuses = (answers: readonly Seen[]) => [...new Set(answers.map(({ status }) => status))].sort()
      const slowest = (answers: readonly Seen[]) => Math.max(...answers.map(({ ms }) => ms))
      expect(statuses(seen.health)).toEqual([200])
      expect(slowest(seen.health)).toBeLessThan(2_000)
      // A known site gets its list of wallets all the time.
      expect(statuses(seen.wallets)).toEqual([200])
      expect(slowest(seen.wallets)).toBeLessThan(5_000)
      expect(statuses(seen.ready)).toContain(503)
      expect(slowest(seen.ready)).toBeLessThan(5_000)
      expect(statuses(seen.told).filter((status) => status !== 202 && status !== 503)).toEqual([])
      // Nobody waits for longer than the answer of a database that hangs.
      expect(slowest(seen.told)).toBeLessThan(20_000)
      const refused = seen.told.filter(({ status }) => status === 503)
      expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(
        new Set(refused.length > 0 ? ['5'] : []),
      )
      if (how === 'stops') expect(refused.length).toBeGreaterThan(0)

      await expect.poll(async () => (await ask('/ready')).status, { timeout: 20_000 }).toBe(200)
      await expect.poll(async () => (await tell()).status, { timeout: 20_000 }).toBe(202)
      const newcomer = await connectClient(relayUrl, { projectId: site })
      await newcomer.close()
      const after = publishing.refusals().length
      await wait(1_000)
      expect(publishing.refusals().length).toBe(after)
      const kept = await publishing.stop()
      await reader.pushed(kept.length, 40_000)
      // Acknowledgements that the database missed are stored now, so nothing comes again.
      await wait(3_000)
      expect(reader.pushes.map(({ params }) => params.data.message)).toEqual(kept)
      await Promise.all([publisher.close(), reader.close()])
    })
  })
}
