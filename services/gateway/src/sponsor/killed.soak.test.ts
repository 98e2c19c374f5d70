import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../database/openDatabase'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { askBundler } from '../testing/sponsor/askBundler'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { openSponsorChain, type SponsorChain } from '../testing/sponsor/openSponsorChain'
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess'

const shop = '0x00000000000000000000000000000000000000aa'
const generous = {
  SPONSOR_PROJECT_BUDGET: '9000000000000000000',
  SPONSOR_VISITOR_BUDGET: '9000000000000000000',
  SPONSOR_VISITOR_COUNT: '1000',
  SPONSOR_CLIENT_COUNT: '100000',
}

let chain: SponsorChain
let shared: TestDatabase
let database: Awaited<ReturnType<typeof openDatabase>>
let gateways: GatewayProcess[] = []
beforeEach(async () => {
  chain = await openSponsorChain()
  shared = await openTestDatabase()
  database = await openDatabase({ url: shared.url, folder: '', connections: 2 })
}, 60_000)
afterEach(async () => {
  for (const gateway of gateways) await gateway.stop()
  gateways = []
  await database.stop()
  await shared.stop()
  await chain.stop()
})

async function start() {
  const gateway = await startGatewayProcess({ ...chain.settings, ...generous, DATABASE_URL: shared.url })
  gateways.push(gateway)
  const send = (path: string, init: RequestInit) => fetch(`${gateway.url}${path}`, init)
  return { ...askBundler(send, chain.network), kill: gateway.kill }
}

type Row = { hash: string; tx_hash: string; state: string }
const rowsIn = (state: string) =>
  database.query<Row>('select hash, tx_hash, state from sponsor_operations where state = $1 order by place', [
    state,
  ])
const until = (state: string, count: number) =>
  vi.waitFor(async () => expect(await rowsIn(state)).toHaveLength(count), { timeout: 120_000, interval: 50 })

describe('a killed gateway', () => {
  it('loses nothing and pays nothing twice when it dies between sending and the receipt', async () => {
    const first = await start()
    await chain.client.setAutomine(false)
    const operations = await Promise.all(
      Array.from({ length: 10 }, () => createVisitor(chain).operation([{ to: shop }])),
    )
    const hashes = (await Promise.all(operations.map(first.send))).map(({ result }) => result)
    await until('sent', 10)
    await first.kill()
    const sent = await rowsIn('sent')
    // A node that restarts forgets what it hasn't mined.
    for (const { tx_hash } of sent.slice(0, 5))
      await chain.client.dropTransaction({ hash: tx_hash as `0x${string}` })
    const second = await start()
    await vi.waitFor(
      async () => {
        await chain.client.mine({ blocks: 1 })
        expect(await rowsIn('mined')).toHaveLength(10)
      },
      { timeout: 120_000, interval: 200 },
    )
    for (const hash of hashes) expect((await second.receipt(hash)).success).toBe(true)
    expect((await rowsIn('mined')).map(({ tx_hash }) => tx_hash)).toEqual(sent.map(({ tx_hash }) => tx_hash))
    expect([...(await chain.carried())].sort()).toEqual([...hashes].sort())
    expect(await chain.paid()).toBe(10)
  }, 300_000)

  it('leaves the rest of 200 operations to another, which carries them in order', async () => {
    const [first, second] = [await start(), await start()]
    const visitors = Array.from({ length: 100 }, () => createVisitor(chain))
    const signed = await Promise.all(
      visitors.map((visitor) =>
        Promise.all([0n, 1n].map((nonce) => visitor.operation([{ to: shop }], { nonce }))),
      ),
    )
    const deliver = async (operation: object): Promise<unknown> => {
      // The gateway that dies answers no more; a client tries the other one.
      const answer = await first.send(operation).catch(() => second.send(operation))
      return answer.result
    }
    const delivering = Promise.all(
      signed.map(async (operations) => {
        const hashes: unknown[] = []
        for (const operation of operations) hashes.push(await deliver(operation))
        return hashes
      }),
    )
    await vi.waitFor(async () => expect((await rowsIn('mined')).length).toBeGreaterThan(20), {
      timeout: 120_000,
      interval: 20,
    })
    await first.kill()
    const hashes = await delivering
    expect(hashes.flat()).not.toContain(undefined)
    await until('mined', 200)
    const carried: unknown[] = await chain.carried()
    expect([...carried].sort()).toEqual([...hashes.flat()].sort())
    expect(await chain.paid()).toBe(200)
    for (const [one, two] of hashes) expect(carried.indexOf(one)).toBeLessThan(carried.indexOf(two))
    // Among the first operations of all accounts, none waits for another: they keep the order in which they came.
    const firsts = new Set(hashes.map(([one]) => one))
    const inLine = (await rowsIn('mined')).map(({ hash }) => hash).filter((hash) => firsts.has(hash))
    expect(carried.filter((hash) => firsts.has(hash))).toEqual(inLine)
  }, 300_000)
})
