import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectClient } from '@latchkey/relay/testing'
import { attacks, runAttack } from '@latchkey/relay/testing/attacks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const main = fileURLToPath(new URL('../../../relay/src/main.ts', import.meta.url))
const attackMs = 15_000
const mib = 1_048_576

let database: TestDatabase
let relay: { readonly url: string; readonly child: ChildProcess }
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.stop())

async function startRelay(): Promise<typeof relay> {
  const flags = ['--conditions=@latchkey/source', '--import', 'tsx', main]
  // The limits are the ones that operators get.
  const env = { ...process.env, DATABASE_URL: database.url, RELAY_PORT: '0', RELAY_LOG: 'silent' }
  const child = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Relay listening at (\S+)/.exec(line)?.[1]
    if (url) return { url, child }
  }
  throw new TypeError('Relay did not start')
}

const http = () => relay.url.replace('ws', 'http')
async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${http()}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}

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
    relay = await startRelay()
  }, 60_000)
  afterAll(async () => {
    const gone = once(relay.child, 'exit')
    relay.child.kill('SIGTERM')
    await gone
  })

  it('stays small and quick, and serves others afterwards', async () => {
    // What the first clients load stays loaded.
    const first = await connectClient(relay.url)
    await first.call('irn_subscribe', { topic: 'ab'.repeat(32) })
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
          const answer = await client?.call('irn_subscribe', { topic: 'cd'.repeat(32) })
          await client?.close()
          return answer
        },
        { timeout: 30_000, interval: 500 },
      )
      .toMatch(/^[0-9a-f]{64}$/)
  })
})
