import { expect, it } from 'vitest'
import { walkSignIn } from '../testing/walkSignIn'

it('[SIW-9] only accounts that signed are signed in, each is asked once, and stored sessions match the state, in 200 random sequences', {
  timeout: 120_000,
}, async () => {
  await expect(walkSignIn({ numRuns: 200, seed: 9 })).resolves.toBeUndefined()
})
