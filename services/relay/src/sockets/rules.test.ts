import { describeRules } from '../testing/describeRules'
import { startTestRelay } from '../testing/startTestRelay'

describeRules('delivery, messages in memory', (now) => startTestRelay({ now }))
