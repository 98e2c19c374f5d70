/** A wallet that is found at a place in the page. */
export type InjectedWallet = {
  /** Where its object is, from the window on. */
  readonly path: string
  readonly name: string
  readonly rdns: string
  /** What its object must be able to do to be taken for it. */
  readonly methods: readonly string[]
}

const basics = ['requestAccounts', 'getAccounts', 'getPublicKey', 'signMessage', 'signPsbt']

/** [BTC-1] Wallets of UniSat's kind: they announce themselves by no standard, and speak UniSat's interface. */
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
