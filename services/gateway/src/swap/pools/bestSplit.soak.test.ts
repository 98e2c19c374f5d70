import { describeBestSplit } from '../../testing/swap/describeBestSplit'

describeBestSplit(20, 1_001)
