export { definePolkadotNetwork, type PolkadotNetworkInput } from './network/definePolkadotNetwork'
export * from './network/networks'
export * from './network/parachains'
