import { expect, it } from 'vitest'
import { walkSignIn } from '../testing/walkSignIn'

it('[SIW-9] only accounts that signed are signed in, each is asked once, and stored sessions match the state, in 3,000 random sequences', {
  timeout: 1_800_000,
}, async () => {
  await expect(walkSignIn({ numRuns: 3_000 })).resolves.toBeUndefined()
})
