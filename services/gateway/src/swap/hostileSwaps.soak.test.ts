import { describeHostileSwaps } from '../testing/swap/describeHostileSwaps'

describeHostileSwaps(5_000)
