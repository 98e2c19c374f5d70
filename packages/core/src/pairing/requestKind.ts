/** What a request asks for, as a visitor would say. */
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
 * Returns what a request asks for; null for reads and unknown methods. Only a request with a kind may open a
 * wallet.
 */
export function requestKind(method: string): RequestKind | null {
  return Object.hasOwn(kinds, method) ? (kinds[method] ?? null) : null
}
