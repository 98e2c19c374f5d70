import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRelayMetrics } from '../monitoring/createRelayMetrics'
import { createMemoryStore } from './createMemoryStore'
import { createQuotas } from './createQuotas'
import { startSweeping } from './startSweeping'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts what is stored, and looks for messages without a signal, twice a minute', async () => {
  const store = createMemoryStore()
  const most = { client: 10, address: 10, project: 10 }
  const quotas = createQuotas({ store, bounds: { topics: most, bytes: most }, now: Date.now })
  const owner = { client: 'a', address: 'b', project: 'c' }
  const topics = Array.from({ length: 20 }, (_, index) => `${index}`)
  await store.subscribe(owner, topics, { now: 1, mayAdd: true })
  let looks = 0
  const sweeping = startSweeping({
    store,
    quotas,
    metrics: createRelayMetrics(new Registry()),
    now: Date.now,
    clients: () => [],
    look: () => void looks++,
    report: (error) => expect.unreachable(String(error)),
  })
  await vi.advanceTimersByTimeAsync(61_000)
  expect(looks).toBe(2)
  const kept = await store.subscribe(owner, topics, { now: 1, mayAdd: false })
  expect(kept.map(({ isFull }) => isFull)).toEqual([...Array(11).fill(true), ...Array(9).fill(false)])
  await sweeping.stop()
})
