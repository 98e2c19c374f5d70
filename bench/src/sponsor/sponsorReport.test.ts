import { describe, expect, it } from 'vitest'
import { isGood, sponsorReport } from './sponsorReport'

const figures = {
  plain: { gas: 51_000, ms: [5, 7], wei: 60_000n },
  ownFirst: { gas: 149_699, ms: [30, 50], wei: 150_000n },
  ownLater: { gas: 85_600, ms: [10, 20], wei: 86_000n },
}
const alto = { gas: 160_000, ms: [200, 300], wei: 170_000n }

describe('sponsorReport', () => {
  it('shows gas, times and costs, and says why alto is missing', () => {
    const report = sponsorReport({ ...figures, missing: 'npm could not install it' })
    expect(report).toMatch(/own sponsor, first operation +2 +149699 +40 ms +49 ms +150000/)
    expect(report).toContain('alto is missing: npm could not install it')
  })

  it('misses its goal when alto is quicker', () => {
    expect(isGood(figures)).toBe(true)
    expect(isGood({ ...figures, altoFirst: alto, altoLater: alto })).toBe(true)
    expect(isGood({ ...figures, altoLater: { ...alto, ms: [1] } })).toBe(false)
    expect(isGood({ ...figures, altoFirst: { ...alto, ms: [1] } })).toBe(false)
  })
})
