/** What a request to a wallet is about, in the words of a visitor. */
export type RequestKind = 'sign' | 'data' | 'transaction' | 'send' | 'network' | 'permission'

const kinds: { readonly [method: string]: RequestKind } = {
  personal_sign: 'sign',
  eth_sign: 'sign',
  solana_signMessage: 'sign',
  signMessage: 'sign',
  polkadot_signMessage: 'sign',
  eth_signTypedData: 'data',
  eth_signTypedData_v3: 'data',
  eth_signTypedData_v4: 'data',
  eth_signTransaction: 'transaction',
  solana_signTransaction: 'transaction',
  solana_signAllTransactions: 'transaction',
  signPsbt: 'transaction',
  polkadot_signTransaction: 'transaction',
  eth_sendTransaction: 'send',
  wallet_sendCalls: 'send',
  solana_signAndSendTransaction: 'send',
  solana_signAndSendAllTransactions: 'send',
  sendTransfer: 'send',
  wallet_switchEthereumChain: 'network',
  wallet_addEthereumChain: 'network',
  wallet_requestPermissions: 'permission',
  wallet_grantPermissions: 'permission',
  wallet_watchAsset: 'permission',
  wallet_showCallsStatus: 'permission',
}

/**
 * What a request is about; null where no visitor asks for it: what a page looks up by itself, and whatever is not known
 * here. Only what has a kind may ever bring a wallet to the front.
 */
export function requestKind(method: string): RequestKind | null {
  return Object.hasOwn(kinds, method) ? (kinds[method] ?? null) : null
}
