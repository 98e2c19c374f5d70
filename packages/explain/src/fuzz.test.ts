import { it } from 'vitest'
import { fuzzRequests } from './testing/fuzzRequests'

it('explains 500 hostile requests without a throw, a hang or anything hidden', () => fuzzRequests(500))
