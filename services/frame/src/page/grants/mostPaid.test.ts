import { expect, it } from 'vitest'
import { mostPaid } from './mostPaid'
import { grantOf } from './testing/testGrants'

const now = 1_800_000_000_000
const seconds = now / 1_000

it.each([
  ['each call pays its most', null, 10, 1_000n],
  ['the allowance of one period is less', { amount: '0x64', start: seconds, period: 3_600 }, 10, 100n],
  ['the allowance of each period counts', { amount: '0x64', start: seconds - 30, period: 60 }, 1_000, 6_100n],
  ['the allowance begins later', { amount: '0x64', start: seconds + 3_540, period: 60 }, 1_000, 100n],
  ['the allowance begins too late', { amount: '0x64', start: seconds + 3_600, period: 60 }, 1_000, 0n],
])('adds up the most that a site can spend: %s', (_, native, count, most) => {
  const { terms } = grantOf({ terms: { native, count, expiry: seconds + 3_600 } })
  expect(mostPaid(terms, now)).toBe(most)
})
