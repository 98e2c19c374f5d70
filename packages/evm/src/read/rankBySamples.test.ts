import { describe, expect, it } from 'vitest'
import { rankBySamples } from './rankBySamples'

const ok = (latencyMs: number) => ({ latencyMs, answered: true })
const lost = (latencyMs: number) => ({ latencyMs, answered: false })

describe('rankBySamples', () => {
  it('[EVM-5] puts the faster of two stable URLs first', () => {
    expect(rankBySamples([[ok(300), ok(20)]])).toEqual([1, 0])
    expect(rankBySamples([[ok(20), ok(300)]])).toEqual([0, 1])
  })

  it('[EVM-5] weighs stability 0.7 and latency 0.3', () => {
    // First: 0.7 · 0.5 + 0.3 · (1 - 0.1) = 0.62. Second: 0.7 · 1 + 0.3 · 0 = 0.7.
    const unstable = [
      [ok(10), ok(100)],
      [lost(10), ok(100)],
    ]
    expect(rankBySamples(unstable)).toEqual([1, 0])
    // First: 0.7 · 0.75 + 0.3 · 0.99 = 0.822. Second: 0.7.
    const nearlyStable = [
      [ok(1), ok(100)],
      [ok(1), ok(100)],
      [ok(1), ok(100)],
      [lost(1), ok(100)],
    ]
    expect(rankBySamples(nearlyStable)).toEqual([0, 1])
  })

  it('[EVM-5] puts a URL last that never answered, however quickly it failed', () => {
    expect(rankBySamples([[lost(1), ok(1000)]])).toEqual([1, 0])
  })

  it('keeps the site’s order among equals', () => {
    expect(rankBySamples([[ok(0), ok(0), ok(0)]])).toEqual([0, 1, 2])
    expect(rankBySamples([])).toEqual([])
  })
})
