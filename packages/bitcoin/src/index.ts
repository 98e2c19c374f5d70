export type { BitcoinOptions } from './BitcoinOptions'
export { bitcoin } from './bitcoin'
export type { WalletPage } from './discover/WalletPage'
export {
  bitcoinMainnet,
  bitcoinRegtest,
  bitcoinSignet,
  bitcoinTestnet,
  bitcoinTestnet4,
} from './network/networks'
