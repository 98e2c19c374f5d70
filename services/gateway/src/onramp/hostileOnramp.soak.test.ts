import { describeHostileOnramp } from '../testing/onramp/describeHostileOnramp'

describeHostileOnramp(5_000)
