import { collectDefaultMetrics, type Registry } from 'prom-client'

/** These list all open sockets at once: with ten thousand of them, nobody else is served meanwhile. */
const slow = [
  'process_open_fds',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
]

/** Collects metrics of the process: memory, processor, garbage collection, event loop lag. */
export function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  for (const name of slow) registry.removeSingleMetric(name)
}
