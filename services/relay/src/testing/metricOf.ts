import type { Registry } from 'prom-client'

/** Returns the sum of a metric over all labels, or over those that contain a text. */
export async function metricOf(registry: Registry, name: string, label = ''): Promise<number> {
  const text = await registry.getSingleMetricAsString(`latchkey_relay_${name}`)
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
}
