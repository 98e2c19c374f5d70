/** What explains, and where a wallet can be got: one script, because who needs one of them soon needs the next. */
export { WhatIsAWalletView } from './connect/WhatIsAWalletView'
export { DownloadsView } from './directory/DownloadsView'
export { GetWalletView } from './directory/GetWalletView'
export { WhatIsANetworkView } from './network/WhatIsANetworkView'
