import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { GatewayProcess } from './startGatewayProcess'
import { watchHealth } from './watchHealth'

/** The promises that hold under every attack. */
const slowestMs = 250
const mostTimesIdle = 1.5
const mostBytesMore = 64_000_000

/** Runs an attack on a gateway with this much memory in use, and checks what it did to memory and to others. */
export async function endureAttack(
  gateway: GatewayProcess,
  idleBytes: number,
  attack: () => Promise<unknown>,
): Promise<void> {
  let peak = 0
  let isOver = false
  const watchMemory = async () => {
    while (!isOver) {
      peak = Math.max(peak, await gateway.metric('process_resident_memory_bytes'))
      await sleep(250)
    }
  }
  const asking = watchHealth(gateway.url, attack).finally(() => {
    isOver = true
  })
  const [health] = await Promise.all([asking, watchMemory()])
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  console.log(
    `idle ${mb(idleBytes)}, peak ${mb(peak)}; /health ${health.count} times, p50 ${health.p50.toFixed(1)} ms, p99 ${health.p99.toFixed(1)} ms`,
  )
  expect(health.failed).toBe(0)
  expect(health.count).toBeGreaterThan(50)
  expect(health.p99).toBeLessThan(slowestMs)
  expect(peak).toBeLessThan(idleBytes * mostTimesIdle + mostBytesMore)
  expect(await gateway.metrics()).not.toMatch(/status="500"/)
  expect(gateway.complaints()).toBe('')
}
