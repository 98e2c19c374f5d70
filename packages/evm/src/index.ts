export type { WalletPage } from './discover/WalletPage'
export { type EvmOptions, evm } from './evm'
