import { base58 } from '@scure/base'
import { expect, it } from 'vitest'
import { wrappedAccountOf } from './wrappedAccountOf'

// By @solana/addresses; their last seeds are 255, 254, 253, 252 and 250.
it.each([
  [2, '9UCSts4xyyetUHozTZsytH1CmcBFLBn5iKAp4xB8k2h1'],
  [1, '7i4VVk55NzhtekVjPg7EZzoSGznZYixPyd5cCeDxi7rW'],
  [6, '5X8zXVKRdsQk5Ds7gWsKnoXyHNewf9pckeFg4pBjX5bo'],
  [11, 'emuQwCoSbauDDNwtFDr4gmXCR2ii7ojMMKQ7MjhVSr6'],
  [16, '7pVyRtRPHgwdhTBpNyBBZWkuXCvFggFkrRBpfsNNTjak'],
])('is the account that wallets use for the owner of %i', (digit, expected) => {
  expect(wrappedAccountOf(base58.encode(new Uint8Array(32).fill(digit)))).toBe(expected)
})
