export { installWallets } from './playwright/installWallets'
export type {
  BitcoinPageWallet,
  PageWallet,
  PageWalletControls,
  PageWalletOf,
  PolkadotPageWallet,
  SolanaPageWallet,
} from './playwright/PageWallet'
export type {
  AnyPageWalletOptions,
  BitcoinPageWalletOptions,
  MultiPageWalletOptions,
  PageWalletOptions,
  PolkadotPageWalletOptions,
  SolanaPageWalletOptions,
} from './playwright/PageWalletOptions'
