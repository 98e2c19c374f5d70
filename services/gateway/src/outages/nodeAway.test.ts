import { describeNodeAway } from '../testing/outages/describeNodeAway'

describeNodeAway(1_500)
