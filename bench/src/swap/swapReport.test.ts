import { expect, it } from 'vitest'
import { swapReport } from './swapReport'

it('compares each median with the first row', () => {
  const report = swapReport({ 'a bare eth_call': [1, 2, 3], 'a quote': [8, 10, 12] })
  expect(report).toMatch(/a bare eth_call +3 +2\.0 ms +2\.9 ms +1\.0×/)
  expect(report).toMatch(/a quote +3 +10\.0 ms +11\.8 ms +5\.0×/)
})
