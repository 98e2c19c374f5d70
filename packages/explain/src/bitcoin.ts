export type { BitcoinPorts } from './bitcoin/BitcoinPorts'
export { explainBitcoin, type PsbtRequest } from './bitcoin/explainBitcoin'
export { explainBitcoinRequest } from './bitcoin/explainBitcoinRequest'
export { type OpenPsbt, type PsbtInput, type PsbtOutput, readPsbt } from './bitcoin/readPsbt'
