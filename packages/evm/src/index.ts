export type { EvmOptions, WalletPage } from './EvmOptions'
export { evm } from './evm'
