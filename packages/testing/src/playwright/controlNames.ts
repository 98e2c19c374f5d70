import type { BitcoinWalletControls } from '../bitcoin/BitcoinWallet'
import type { EvmWalletControls } from '../evm/EvmWallet'
import type { PolkadotWalletControls } from '../polkadot/PolkadotWallet'
import type { SolanaWalletControls } from '../solana/SolanaWallet'
import type { WalletControls } from '../wallet/WalletControls'

const common = [
  'script',
  'approve',
  'reject',
  'delay',
  'hang',
  'release',
  'answerTwice',
  'answer',
  'malformedAccounts',
  'malformedEvents',
  'fail',
  'throwString',
  'lock',
  'unlock',
  'switchAccount',
  'forget',
  'authorise',
  'loseConnection',
  'restoreConnection',
  'clearLog',
] as const satisfies readonly (keyof WalletControls)[]

/** The controls of each family's wallets that a test can call in a page. */
export const controlNames: {
  readonly evm: readonly (keyof EvmWalletControls)[]
  readonly solana: readonly (keyof SolanaWalletControls)[]
  readonly bitcoin: readonly (keyof BitcoinWalletControls)[]
  readonly polkadot: readonly (keyof PolkadotWalletControls)[]
} = {
  evm: [...common, 'set', 'addAccount', 'switchChain'],
  solana: [...common, 'set', 'addAccount'],
  bitcoin: [...common, 'set', 'addAccount', 'switchNetwork'],
  polkadot: [...common, 'set', 'addAccount'],
}
