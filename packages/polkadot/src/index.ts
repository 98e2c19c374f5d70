export type { WalletPage } from './discover/WalletPage'
export * from './network/networks'
export type { PolkadotOptions } from './PolkadotOptions'
export { polkadot } from './polkadot'
