import { expect, it } from 'vitest'
import { walkFamilies } from '../testing/walkFamilies'

it('[CON-13] connecting or disconnecting one row changes no other row, in 200 random sequences over four families', {
  timeout: 120_000,
}, async () => {
  await expect(walkFamilies({ numRuns: 200, seed: 13 })).resolves.toBeUndefined()
})
