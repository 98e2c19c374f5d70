import { describeHostileOnramp } from '../testing/onramp/describeHostileOnramp'

describeHostileOnramp(200)
