import { describeHostileNames } from '../testing/name/describeHostileNames'

describeHostileNames(200)
