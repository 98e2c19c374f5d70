import { describeRules } from '../testing/describeRules'
import { startTestRelay } from '../testing/startTestRelay'

describeRules('delivery, mail in memory', (now) => startTestRelay({ now }))
