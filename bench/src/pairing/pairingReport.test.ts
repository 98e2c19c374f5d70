import { describe, expect, it } from 'vitest'
import type { PairingTimes, Rounds } from './measurePairing'
import { pairingRatio, pairingReport } from './pairingReport'

const rounds = (latchkeyMs: number): Rounds => ({ latchkey: [1, latchkeyMs, 99], peer: [9, 10, 500] })
const timesOf = (more: Partial<PairingTimes>): PairingTimes => ({
  first: rounds(8),
  next: rounds(7),
  prompt: rounds(6),
  sdk: rounds(20),
  ...more,
})

describe('pairingReport', () => {
  it.each(['first', 'next', 'prompt'] as const)('compares medians and takes the worst: %s', (row) => {
    expect(pairingRatio(timesOf({}))).toBeCloseTo(0.8)
    expect(pairingRatio(timesOf({ [row]: rounds(12) }))).toBeCloseTo(1.2)
  })

  it('says whether our client is as fast as the peer’s', () => {
    expect(pairingReport(timesOf({ next: rounds(10) }))).toContain('1.00 ok')
    expect(pairingReport(timesOf({ next: rounds(11) }))).toContain('1.10 SLOWER')
  })

  it('shows both clients', () => {
    const [line = ''] = pairingReport(timesOf({}))
      .split('\n')
      .filter((each) => each.startsWith('personal_sign, the SDK'))
    expect(line).toMatch(/ 3 +10\.0 ms +402\.0 ms +20\.0 ms +83\.2 ms +2\.00 x$/)
  })
})
