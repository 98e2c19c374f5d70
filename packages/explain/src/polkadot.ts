export { explainPolkadot, type PolkadotRequest } from './polkadot/explainPolkadot'
export { loadRuntime } from './polkadot/loadRuntime'
export type { PolkadotPorts } from './polkadot/PolkadotPorts'
export type { Runtime } from './polkadot/Runtime'
