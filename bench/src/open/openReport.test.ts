import { describe, expect, it } from 'vitest'
import type { OpeningTimes } from './measureOpening'
import { openingRatio, openReport } from './openReport'

const timesOf = (latchkeyMs: number): OpeningTimes => {
  const visits = (open: number) => [1, 2, 3].map((part) => ({ open: open * part, connect: 5 }))
  const cold = { bare: visits(10), latchkey: visits(1000) }
  return { hover: { bare: visits(10), latchkey: visits(latchkeyMs) }, cold }
}

describe('openReport', () => {
  it('compares the medians of visitors with a pointer', () => {
    expect(openingRatio(timesOf(15))).toBeCloseTo(1.5)
  })

  it('says whether the modal stays within 2 times the bare dialog', () => {
    expect(openReport(timesOf(20))).toContain('2.00 ok')
    expect(openReport(timesOf(21))).toContain('2.10 OVER')
  })

  it('shows both pages and both approaches', () => {
    const lines = openReport(timesOf(15)).split('\n')
    expect(lines.filter((line) => line.includes('click to painted'))).toEqual([
      expect.stringMatching(/20\.0 ms +28\.0 ms +30\.0 ms +42\.0 ms +1\.50 x$/),
      expect.stringMatching(/20\.0 ms +28\.0 ms +2000\.0 ms +2800\.0 ms +100\.00 x$/),
    ])
  })
})
