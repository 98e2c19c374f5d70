import { it } from 'vitest'
import { fuzzRequests } from './testing/fuzzRequests'

it('explains 5,000 hostile requests without a throw, a hang or anything hidden', () => fuzzRequests(5_000))
