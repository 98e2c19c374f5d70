export { installWallets } from './playwright/installWallets'
export type { PageWallet, PageWalletControls } from './playwright/PageWallet'
export type { PageWalletOptions } from './playwright/PageWalletOptions'
