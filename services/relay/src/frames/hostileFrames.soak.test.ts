import { describeHostileFrames } from '../testing/describeHostileFrames'

describeHostileFrames(20_000)
