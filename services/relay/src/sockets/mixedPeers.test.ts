import { describePeers } from '../testing/describePeers'

describePeers([
  ['2.17.3', '1.2.10'],
  ['2.21.8', '1.1.2'],
])
