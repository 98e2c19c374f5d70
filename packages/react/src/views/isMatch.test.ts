import { expect, it } from 'vitest'
import { isMatch } from './isMatch'

it.each([
  ['Rainbow', '', true],
  ['Rainbow', '  ', true],
  ['Rainbow', 'RAIN', true],
  ['Trust Wallet', 'wallet trust', true],
  ['Görli', 'gorli', true],
  ['Gorli', 'görli', true],
  ['Base 8453', '845', true],
  ['Rainbow', 'rainx', false],
])('%s for %j is %s', (name, query, expected) => {
  expect(isMatch(name, query)).toBe(expected)
})
