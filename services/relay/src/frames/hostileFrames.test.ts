import { describeHostileFrames } from '../testing/describeHostileFrames'

describeHostileFrames(400)
