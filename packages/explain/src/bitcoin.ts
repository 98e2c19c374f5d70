export type { BitcoinPorts } from './bitcoin/BitcoinPorts'
export { explainBitcoin, type PsbtRequest } from './bitcoin/explainBitcoin'
export { type OpenPsbt, type PsbtInput, type PsbtOutput, readPsbt } from './bitcoin/readPsbt'
