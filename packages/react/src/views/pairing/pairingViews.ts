// One script for both: what they show is the same for the most part, and each more costs the modal a line.
export { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView'
export { ConnectingWalletConnectView } from './ConnectingWalletConnectView'
