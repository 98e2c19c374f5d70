import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endureAttack } from './testing/endureAttack'
import { floodsOfWatches } from './testing/load/attacks'
import { prepareAttack } from './testing/load/prepareAttack'
import type { Statuses } from './testing/load/storm'
import { type GatewayProcess, startGatewayProcess } from './testing/startGatewayProcess'
import { type ScriptedNode, startScriptedNode } from './testing/startScriptedNode'

const mostWatched = 100_000
const chain = 'eip155:1'

let node: ScriptedNode
let gateway: GatewayProcess
let database: pg.Client
let idle: number
beforeAll(async () => {
  node = await startScriptedNode(answerAsChain)
  gateway = await startGatewayProcess({
    // Each attacker chooses its own address, as the proxy in front of it would name it.
    GATEWAY_PROXIES: '1',
    GATEWAY_CHAINS: JSON.stringify([{ id: chain, name: 'One', rpc: [node.url], follow: true }]),
  })
  database = new pg.Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  // All places are taken by addresses that somebody asked for earlier.
  await database.query(
    `insert into watched_addresses (chain, address, known_from, asked_at)
     select $1, '0x' || lpad(to_hex(n), 40, '0'), 0, now() - interval '1 day' - n * interval '1 second'
     from generate_series(1, $2) as n`,
    [chain, mostWatched],
  )
  expect((await visit()).status).toBe(200)
  await sleep(2_000)
  idle = await gateway.metric('process_resident_memory_bytes')
}, 120_000)
afterAll(async () => {
  await database?.end()
  await gateway?.stop()
  await node?.stop()
})

const began = Date.now()
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

/** A chain of empty blocks, with a new one every two seconds. */
function answerAsChain({ method, params }: { readonly method: string; readonly params: readonly unknown[] }) {
  if (method !== 'eth_getBlockByNumber') return []
  const head = 1_000 + Math.floor((Date.now() - began) / 2_000)
  const number = params[0] === 'latest' ? head : Number(params[0])
  if (number > head) return null
  return {
    number: `0x${number.toString(16)}`,
    hash: hashOf(number + 1),
    parentHash: hashOf(number),
    timestamp: '0x1',
    transactions: [],
  }
}

const anybody = () => `0x${randomBytes(20).toString('hex')}`
const historyOf = (address: string) => `/v1/account/${address}/history?chainId=${chain}&projectId=dev`

/** Asks like a new visitor. */
const visit = () =>
  fetch(`${gateway.url}${historyOf(anybody())}`, { headers: { 'x-forwarded-for': '203.0.113.200' } })

/** Visits again and again while something happens; returns the statuses. */
async function visitDuring(work: Promise<unknown>): Promise<number[]> {
  const statuses: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const answer = await visit()
    await answer.arrayBuffer()
    statuses.push(answer.status)
    await sleep(500)
  }
  await over
  return statuses
}

describe('history under attack', () => {
  it.each(Object.keys(floodsOfWatches) as (keyof typeof floodsOfWatches)[])(
    '%s keeps no visitor from history',
    async (name) => {
      const attack = await prepareAttack(name, gateway.port)
      await endureAttack(gateway, idle, async () => {
        let told: Statuses = {}
        const over = attack().then((statuses) => {
          told = statuses
        })
        const visits = await visitDuring(over)
        expect(visits.length).toBeGreaterThan(3)
        expect(new Set(visits)).toEqual(new Set([200]))
        if (name.endsWith('/64')) expect(told[429]).toBeGreaterThan(100)
      })
    },
  )

  it('leaves no more addresses than allowed', async () => {
    const count = async () => {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from watched_addresses',
      )
      return rows[0]?.count
    }
    await expect.poll(count, { timeout: 60_000, interval: 1_000 }).toBeLessThanOrEqual(mostWatched)
    await endureAttack(gateway, idle, () => sleep(3_000))
  })
})
