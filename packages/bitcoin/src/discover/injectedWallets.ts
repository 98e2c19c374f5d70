/** A wallet at a known place in the page. */
export type InjectedWallet = {
  /** The path to its object from the window. */
  readonly path: string
  readonly name: string
  readonly rdns: string
  /** The methods its object must have. */
  readonly methods: readonly string[]
}

const basics = ['requestAccounts', 'getAccounts', 'getPublicKey', 'signMessage', 'signPsbt']

/** [BTC-1] UniSat-style wallets: they announce themselves through no standard, and have UniSat's interface. */
export const injectedWallets: readonly InjectedWallet[] = [
  {
    path: 'unisat',
    name: 'UniSat Wallet',
    rdns: 'io.unisat',
    methods: [...basics, 'sendBitcoin', 'getNetwork'],
  },
  {
    path: 'okxwallet.bitcoin',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    methods: [...basics, 'sendBitcoin', 'getNetwork'],
  },
  {
    path: 'bitkeep.unisat',
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    methods: [...basics, 'sendBitcoin', 'getNetwork'],
  },
  {
    path: 'binancew3w.bitcoin',
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    methods: [...basics, 'getNetwork'],
  },
]
