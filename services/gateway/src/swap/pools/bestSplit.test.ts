import { describeBestSplit } from '../../testing/swap/describeBestSplit'

// The long run has the other states.
describeBestSplit(10, 1)
