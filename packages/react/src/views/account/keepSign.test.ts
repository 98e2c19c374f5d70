import { expect, it } from 'vitest'
import { formatMoney } from '../onramp/formatMoney'
import { formatValue } from './formatValue'

it('keeps the letters and the dollar of a sign together where lines go from right to left', () => {
  expect(formatValue('ar', 100)).toMatch(/US\$\u200e$/)
  expect(formatValue('ar', 0.001)).toMatch(/US\$\u200e$/)
  expect(formatMoney('ar', '1.5', 'CAD')).toMatch(/CA\$\u200e$/)
  expect(formatMoney('ar', '1.5', 'EUR')).not.toContain('\u200e')
  expect(formatValue('zh', 100)).toBe('US$100.00')
  expect(formatValue('en', 100)).toBe('$100.00')
})
