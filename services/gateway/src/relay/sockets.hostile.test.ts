import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectClient } from '@latchkey/relay/testing'
import { attacks, runAttack } from '@latchkey/relay/testing/attacks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type RelayProcess, startRelayProcess } from '../testing/startRelayProcess'

const attackMs = 15_000
const mib = 1_048_576
const newTopic = () => randomBytes(32).toString('hex')

let database: TestDatabase
let relay: RelayProcess
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.stop())

const http = () => relay.url.replace('ws', 'http')
const residentBytes = () => relay.metric('process_resident_memory_bytes')

/** Asks for the health and the memory of the relay while something goes on. */
async function watch(work: Promise<void>): Promise<{ readonly p99: number; readonly most: number }> {
  const times: number[] = []
  let most = 0
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  for (let round = 0; !isOver; round++) {
    const began = performance.now()
    const response = await fetch(`${http()}/health`)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    times.push(performance.now() - began)
    if (round % 20 === 0) most = Math.max(most, await residentBytes())
    await wait(25)
  }
  await over
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, most }
}

describe.each(Object.keys(attacks) as (keyof typeof attacks)[])('under attack by %s', (name) => {
  beforeAll(async () => {
    relay = await startRelayProcess(database.url)
  }, 60_000)
  afterAll(() => relay.kill('SIGTERM'))

  it('stays small and quick, and serves others afterwards', async () => {
    // What the first clients load stays loaded.
    const first = await connectClient(relay.url)
    await first.call('irn_subscribe', { topic: newTopic() })
    await first.close()
    await wait(1_000)
    const idle = await residentBytes()
    const { p99, most } = await watch(runAttack(name, relay.url, attackMs))
    console.log(
      `${name}: ${(idle / mib).toFixed(0)} to ${(most / mib).toFixed(0)} MiB, health p99 ${p99.toFixed(0)} ms`,
    )
    expect(most).toBeLessThan(idle * 1.5 + 64 * mib)
    expect(p99).toBeLessThan(250)
    // The address has used up its limits; they are back within seconds.
    await expect
      .poll(
        async () => {
          const client = await connectClient(relay.url).catch(() => undefined)
          const answer = await client?.call('irn_subscribe', { topic: newTopic() })
          await client?.close()
          return answer
        },
        { timeout: 30_000, interval: 500 },
      )
      .toMatch(/^[0-9a-f]{64}$/)
  })
})
