/** The name of the wallet in every page: where it's seen, a list of wallets is shown. */
export const walletName = 'Bench Wallet'

/**
 * Puts a wallet into the page that approves at once, signs nothing and costs the page next to nothing: one for
 * EIP-6963, and one for Sui with the same name, because dapp-kit lists no others.
 */
export const walletScript = `(() => {
  const name = '${walletName}'
  const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

  const address = '0x' + 'f39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  let accounts = []
  const answers = {
    eth_requestAccounts: () => (accounts = [address]),
    eth_accounts: () => accounts,
    eth_chainId: () => '0x7a69',
    net_version: () => '31337',
    wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts' }],
  }
  const provider = {
    async request({ method }) {
      if (method in answers) return answers[method]()
      throw Object.assign(new Error('Unsupported method ' + method), { code: 4200 })
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const info = Object.freeze({ uuid: '7d3c0f0e-6e0b-4c52-9d55-0b6a3c0d6a11', name, icon, rdns: 'test.bench' })
  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  addEventListener('eip6963:requestProvider', announce)
  announce()

  const chains = ['sui:mainnet']
  const account = { address: '0x' + '1'.repeat(64), publicKey: new Uint8Array(32), chains, features: [] }
  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      'sui:signTransaction': { version: '2.0.0', signTransaction: () => Promise.reject(new Error('No')) },
    },
  }
  addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register(wallet))
})()`
