import { describeDatabaseAway } from '../testing/outages/describeDatabaseAway'

describeDatabaseAway(3_000)
