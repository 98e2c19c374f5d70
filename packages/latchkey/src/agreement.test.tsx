import { expect, it } from 'vitest'
import { walkVisits } from './testing/walkVisits'

it('[CON-14] [CON-12] keeps state, hooks and wallets in agreement after every step in 1,000 random sequences', {
  timeout: 300_000,
}, async () => {
  await expect(walkVisits({ numRuns: 1_000 })).resolves.toBeUndefined()
})
