import { contracts } from '@latchkey/protocol'
import { describeHostileRequests } from './testing/describeHostileRequests'

describeHostileRequests(Math.ceil(20_000 / contracts.length))
