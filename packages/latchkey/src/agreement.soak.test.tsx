import { expect, it } from 'vitest'
import { walkVisits } from './testing/walkVisits'

it('[CON-14] [CON-12] keeps state, hooks and wallets in agreement after every step in 10,000 random sequences', {
  timeout: 1_800_000,
}, async () => {
  await expect(walkVisits({ numRuns: 10_000 })).resolves.toBeUndefined()
})
