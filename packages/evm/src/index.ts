export type { AppsAround } from './connectors/AppsAround'
export type { BroughtProvider, EvmConnector } from './connectors/EvmConnector'
export type { FramedPage } from './connectors/FramedPage'
export type {
  WorldKit,
  WorldLibrary,
  WorldTransaction,
  WorldTypedData,
} from './connectors/world/WorldLibrary'
export type { EvmOptions, WalletPage } from './EvmOptions'
export { evm } from './evm'
