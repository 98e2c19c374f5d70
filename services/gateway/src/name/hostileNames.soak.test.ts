import { describeHostileNames } from '../testing/name/describeHostileNames'

describeHostileNames(5_000)
