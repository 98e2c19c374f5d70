export type { BitcoinOptions, WalletPage } from './BitcoinOptions'
export { bitcoin } from './bitcoin'
export {
  bitcoinMainnet,
  bitcoinRegtest,
  bitcoinSignet,
  bitcoinTestnet,
  bitcoinTestnet4,
} from './network/networks'
