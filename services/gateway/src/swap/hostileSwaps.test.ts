import { describeHostileSwaps } from '../testing/swap/describeHostileSwaps'

describeHostileSwaps(200)
