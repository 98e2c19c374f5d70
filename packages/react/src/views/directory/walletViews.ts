/** The longer lists of wallets: one script. */
export { ConnectWalletsView } from '../connect/ConnectWalletsView'
export { AllWalletsView } from './AllWalletsView'
