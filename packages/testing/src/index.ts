export type {
  BitcoinWallet,
  BitcoinWalletControls,
  BitcoinWalletState,
} from './bitcoin/BitcoinWallet'
export type { BitcoinWalletForm, BitcoinWalletOptions } from './bitcoin/BitcoinWalletOptions'
export { createBitcoinWallet } from './bitcoin/createBitcoinWallet'
export type { Announced } from './evm/announceProvider'
export { createEvmWallet } from './evm/createEvmWallet'
export { createHostileIcon, type HostileIcon } from './evm/createHostileIcon'
export { createMemoryStorage } from './evm/createMemoryStorage'
export type { EvmProvider } from './evm/EvmProvider'
export type { AnnounceOptions, EvmWallet, EvmWalletControls } from './evm/EvmWallet'
export type { EvmWalletChain, EvmWalletOptions, EvmWalletQuirks } from './evm/EvmWalletOptions'
export type { EvmWalletState } from './evm/EvmWalletState'
export type { RpcTransport } from './evm/RpcTransport'
export { type TestAccount, testAccounts } from './evm/testAccounts'
export type { WalletStorage } from './evm/WalletStorage'
export type { Behaviour, Rule, Scope } from './script/Behaviour'
export type { LoggedRequest } from './script/LoggedRequest'
export { type RpcError, rpcError } from './script/rpcError'
