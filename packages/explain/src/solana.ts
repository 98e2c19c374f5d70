export { explainSolana } from './solana/explainSolana'
export { parseTransaction, type SolanaInstruction, type SolanaTransaction } from './solana/parseTransaction'
export { readInstruction } from './solana/readInstruction'
export type { SolanaPorts } from './solana/SolanaPorts'
