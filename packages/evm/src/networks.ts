export * from './network/definitions/chains'
export type { EvmNetwork } from './network/definitions/EvmNetwork'
export * from './network/definitions/ethereum'
export * from './network/definitions/rollups'
