import { expect, it } from 'vitest'
import { walkFamilies } from '../testing/walkFamilies'

it('[CON-13] connecting or disconnecting one row changes no other row, in 5,000 random sequences over four families', {
  timeout: 1_800_000,
}, async () => {
  await expect(walkFamilies({ numRuns: 5_000 })).resolves.toBeUndefined()
})
