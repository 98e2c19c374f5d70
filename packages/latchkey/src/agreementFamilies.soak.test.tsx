import { expect, it } from 'vitest'
import { walkFamilyVisits } from './testing/walkFamilyVisits'

it('[CON-13] [CON-14] keeps hooks, instance and the wallets of four real adapters in agreement after every step in 1,000 random sequences', {
  timeout: 1_800_000,
}, async () => {
  await expect(walkFamilyVisits({ numRuns: 1_000 })).resolves.toBeUndefined()
})
