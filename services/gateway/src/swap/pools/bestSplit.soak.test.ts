import { describe } from 'vitest'
import { describeBestSplit } from '../../testing/swap/describeBestSplit'

// 200 states. Each group has a chain of its own: a long one makes every further transaction slower.
describe.each(Array.from({ length: 10 }, (_, at) => 1_001 + at * 20))('from state %i', (firstSeed) => {
  describeBestSplit(20, firstSeed)
})
