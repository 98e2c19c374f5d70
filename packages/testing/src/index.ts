export type {
  BitcoinWallet,
  BitcoinWalletControls,
  BitcoinWalletState,
} from './bitcoin/BitcoinWallet'
export type {
  BitcoinWalletForm,
  BitcoinWalletOptions,
  BitcoinWalletQuirks,
} from './bitcoin/BitcoinWalletOptions'
export { createBitcoinWallet } from './bitcoin/createBitcoinWallet'
export type { Announced } from './evm/announceProvider'
export { createEvmWallet } from './evm/createEvmWallet'
export type { EvmProvider } from './evm/EvmProvider'
export type { EvmWallet, EvmWalletControls } from './evm/EvmWallet'
export type { EvmWalletChain, EvmWalletOptions, EvmWalletQuirks } from './evm/EvmWalletOptions'
export type { EvmWalletState } from './evm/EvmWalletState'
export { type TestAccount, testAccounts } from './evm/testAccounts'
export type { EsploraTransport } from './families/bitcoin/BitcoinAccount'
export { createMultiWallet } from './multi/createMultiWallet'
export type { MultiWallet } from './multi/MultiWallet'
export type { MultiWalletOptions } from './multi/MultiWalletOptions'
export { getSeedContracts, type SeedContracts } from './nodes/getSeedContracts'
export { localNetworkIds } from './nodes/localNetworkIds'
export { createPolkadotWallet } from './polkadot/createPolkadotWallet'
export type { PolkadotKey, PolkadotKeyType } from './polkadot/PolkadotKey'
export { polkadotTestKeys } from './polkadot/PolkadotKey'
export type { InjectionTarget, PolkadotWallet, PolkadotWalletControls } from './polkadot/PolkadotWallet'
export type { PolkadotWalletOptions, PolkadotWalletQuirks } from './polkadot/PolkadotWalletOptions'
export type { Behaviour, Rule, Scope } from './script/Behaviour'
export type { LoggedRequest } from './script/LoggedRequest'
export { type RpcError, rpcError } from './script/rpcError'
export { createSolanaWallet } from './solana/createSolanaWallet'
export type { SolanaWallet, SolanaWalletControls, SolanaWalletState } from './solana/SolanaWallet'
export type { SolanaWalletOptions, SolanaWalletQuirks } from './solana/SolanaWalletOptions'
export { createScriptedTransfers, type ScriptedChain } from './transfers/createScriptedTransfers'
export { createHostileIcon, type HostileIcon } from './wallet/createHostileIcon'
export { createHostileName, type HostileName } from './wallet/createHostileName'
export { createMemoryStorage } from './wallet/createMemoryStorage'
export type { RpcTransport } from './wallet/fetchTransport'
export type { StandardAccount, StandardWallet } from './wallet/StandardWallet'
export type { AnnounceOptions, WalletControls } from './wallet/WalletControls'
export type { BadAccounts, WalletQuirks } from './wallet/WalletQuirks'
export type { WalletStorage } from './wallet/WalletStorage'
