import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { collectProcessMetrics } from './collectProcessMetrics'

it('reports memory, processor and garbage collection without listing sockets', async () => {
  const registry = new Registry()
  collectProcessMetrics(registry)
  const text = await registry.metrics()
  for (const name of [
    'process_cpu_seconds_total',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(`\n${name} `)
  expect(text).not.toMatch(/open_fds|active_(handles|requests|resources)/)
})
