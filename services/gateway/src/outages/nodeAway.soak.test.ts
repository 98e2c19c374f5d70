import { describeNodeAway } from '../testing/outages/describeNodeAway'

describeNodeAway(30_000)
