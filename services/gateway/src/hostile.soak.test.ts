import { describeHostileRequests } from './testing/describeHostileRequests'

describeHostileRequests(500)
