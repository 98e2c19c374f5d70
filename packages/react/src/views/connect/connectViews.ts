/** What stands beside the first view: one script. */
export { ConnectWalletsView } from './ConnectWalletsView'
export { WhatIsAWalletView } from './WhatIsAWalletView'
