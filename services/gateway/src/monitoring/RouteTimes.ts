import { Histogram, type MetricValueWithName, type Registry } from 'prom-client'

const name = 'latchkey_request_seconds'
const help = 'Response time by route'
const bounds = [0.002, 0.01, 0.05, 0.2, 1, 5, 30] as const

type Value = MetricValueWithName<'route' | 'le'>
type RouteTimesText = {
  readonly name: string
  readonly help: string
  readonly type: 'histogram'
  readonly values: readonly Value[]
}
type Times = { readonly buckets: number[]; sum: number; count: number }

/** A histogram of response times whose observations cost no more than an addition. */
export class RouteTimes extends Histogram<'route'> {
  readonly #byRoute = new Map<string, Times>()

  constructor(registry: Registry) {
    super({ name, help, labelNames: ['route'], buckets: [...bounds], registers: [registry] })
  }

  /** Returns a function that records the times of a route, in seconds. */
  of(route: string): (seconds: number) => void {
    const times = this.#byRoute.get(route) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
    this.#byRoute.set(route, times)
    return (seconds) => {
      times.sum += seconds
      times.count += 1
      const index = bounds.findIndex((bound) => seconds <= bound)
      if (index >= 0) times.buckets[index] = (times.buckets[index] ?? 0) + 1
    }
  }

  /** The registry calls this; the library's types don't list it. */
  async getForPromString(): Promise<RouteTimesText> {
    const values = [...this.#byRoute]
      .filter(([, { count }]) => count > 0)
      .flatMap(([route, times]) => valuesOf(route, times))
    return { name, help, type: 'histogram', values }
  }
}

function valuesOf(route: string, { buckets, sum, count }: Times): Value[] {
  let below = 0
  const upTo = bounds.map((le, index) => {
    below += buckets[index] ?? 0
    return { metricName: `${name}_bucket`, labels: { route, le }, value: below }
  })
  return [
    ...upTo,
    { metricName: `${name}_bucket`, labels: { route, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels: { route }, value: sum },
    { metricName: `${name}_count`, labels: { route }, value: count },
  ]
}
