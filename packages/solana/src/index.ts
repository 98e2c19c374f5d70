export { solanaDevnet, solanaMainnet, solanaTestnet } from './network/networks'
export type { SolanaOptions } from './SolanaOptions'
export { solana } from './solana'
