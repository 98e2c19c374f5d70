export { solanaDevnet, solanaMainnet, solanaTestnet } from './network/networks'
export type { SolanaOptions } from './SolanaOptions'
export { solana } from './solana'
export { asWalletAdapter } from './wallet-adapter/asWalletAdapter'
export type {
  SendOptions,
  WalletAdapter,
  Web3Connection,
  Web3Transaction,
} from './wallet-adapter/WalletAdapter'
