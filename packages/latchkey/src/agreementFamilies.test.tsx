import { expect, it } from 'vitest'
import { walkFamilyVisits } from './testing/walkFamilyVisits'

it('[CON-13] [CON-14] keeps hooks, instance and the wallets of four real adapters in agreement after every step in 150 random sequences', {
  timeout: 300_000,
}, async () => {
  await expect(walkFamilyVisits({ numRuns: 150 })).resolves.toBeUndefined()
})
