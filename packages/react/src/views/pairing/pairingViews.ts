/** All that is shown of wallets elsewhere: one script, because who needs one of them soon needs the next. */
export { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView'
export { ConnectingWalletConnectView } from './ConnectingWalletConnectView'
export { OpenWallet } from './OpenWallet'
export { PendingRequestsView } from './PendingRequestsView'
export { WaitingRow } from './WaitingRow'
