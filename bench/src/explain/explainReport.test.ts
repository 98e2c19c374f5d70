import { describe, expect, it } from 'vitest'
import { budgets } from '../budgets'
import { explainReport, isGood } from './explainReport'

const figures = {
  times: { 'a bare eth_call': [1, 2], 'a payment': [10, 20, 30] },
  bytes: budgets.explainBytes,
}

describe('explainReport', () => {
  it('shows medians and the 95th percentile', () => {
    expect(explainReport(figures)).toMatch(/a payment +3 +20\.0 ms +29\.0 ms/)
    expect(explainReport(figures)).toContain('Slowest at p95: 29.0 of 300 ms ok')
  })

  it('misses a goal by time or by size', () => {
    expect(isGood(figures)).toBe(true)
    expect(isGood({ ...figures, bytes: budgets.explainBytes + 1 })).toBe(false)
    expect(isGood({ ...figures, times: { 'a payment': [budgets.explainMs + 1] } })).toBe(false)
  })
})
