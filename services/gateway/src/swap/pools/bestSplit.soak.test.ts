import { describeBestSplit } from '../../testing/swap/describeBestSplit'

describeBestSplit(200, 1_001)
