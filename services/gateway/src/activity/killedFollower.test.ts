import { describeKilledFollower } from '../testing/activity/describeKilledFollower'

describeKilledFollower(2)
