import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createRequestMetrics } from './createRequestMetrics'

describe('createRequestMetrics', () => {
  it('reports the same counts each time Prometheus asks', async () => {
    const registry = new Registry()
    const requests = createRequestMetrics(registry)
    const [wallets, other] = [requests.of('GET /getWallets'), requests.of('none')]
    for (const seconds of [0.001, 0.002, 0.003, 40]) {
      wallets.begin()
      wallets.end(200, seconds)
    }
    wallets.begin()
    wallets.end(429, 0.1)
    other.begin()
    const lines = async () => (await registry.metrics()).split('\n')
    const first = await lines()
    expect(first).toEqual(
      expect.arrayContaining([
        '# TYPE latchkey_requests_total counter',
        'latchkey_requests_total{route="GET /getWallets",status="200"} 4',
        'latchkey_requests_total{route="GET /getWallets",status="429"} 1',
        '# TYPE latchkey_requests_in_flight gauge',
        'latchkey_requests_in_flight 1',
        '# TYPE latchkey_request_seconds histogram',
        'latchkey_request_seconds_bucket{route="GET /getWallets",le="0.002"} 2',
        'latchkey_request_seconds_bucket{route="GET /getWallets",le="0.01"} 3',
        'latchkey_request_seconds_bucket{route="GET /getWallets",le="0.2"} 4',
        'latchkey_request_seconds_bucket{route="GET /getWallets",le="30"} 4',
        'latchkey_request_seconds_bucket{route="GET /getWallets",le="+Inf"} 5',
        'latchkey_request_seconds_sum{route="GET /getWallets"} 40.106',
        'latchkey_request_seconds_count{route="GET /getWallets"} 5',
      ]),
    )
    expect(first.some((line) => line.includes('none'))).toBe(false)
    expect(await lines()).toEqual(first)
  })
})
