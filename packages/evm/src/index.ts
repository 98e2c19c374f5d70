export type { WalletPage } from './discover/WalletPage'
export type { EvmOptions } from './EvmOptions'
export { evm } from './evm'
