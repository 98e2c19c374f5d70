/** All wallets, and where one can be got: one script. */
export { AllWalletsView } from './AllWalletsView'
export { DownloadsView } from './DownloadsView'
export { GetWalletView } from './GetWalletView'
