export { explainSolana } from './solana/explainSolana'
export { explainSolanaRequest } from './solana/explainSolanaRequest'
export { nonceAccountOf } from './solana/nonceAccountOf'
export {
  parseTransaction,
  type SolanaInstruction,
  type SolanaTransaction,
  tablesOf,
} from './solana/parseTransaction'
export { readInstruction } from './solana/readInstruction'
export type { SolanaPorts } from './solana/SolanaPorts'
