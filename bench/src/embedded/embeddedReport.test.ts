import { describe, expect, it } from 'vitest'
import { budgets } from '../budgets'
import { embeddedReport, isGood } from './embeddedReport'

const times = { account: [300, 500], signature: [20, 40], local: [1, 2] }

describe('embeddedReport', () => {
  it('shows medians and the 95th percentile', () => {
    expect(embeddedReport(times)).toMatch(/Approve to signature, warm +2 +30\.0 ms +39\.0 ms/)
    expect(embeddedReport(times)).toContain('Account at p95: 490 of 1000 ms ok')
  })

  it('misses a goal by either time', () => {
    expect(isGood(times)).toBe(true)
    expect(isGood({ ...times, account: [budgets.embeddedAccountMs + 1] })).toBe(false)
    expect(isGood({ ...times, signature: [budgets.embeddedSignatureMs + 1] })).toBe(false)
  })
})
