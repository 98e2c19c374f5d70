export type { SolanaOptions } from './SolanaOptions'
export { solana } from './solana'
