import { describeDatabaseAway } from '../testing/outages/describeDatabaseAway'

describeDatabaseAway(30_000)
