import type { Namespace } from '@latchkey/protocol'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The methods to request by default. */
export const defaultMethods: { readonly [N in Namespace]: readonly string[] } = /* @__PURE__ */ (() => ({
  eip155: words(`
    eth_accounts eth_requestAccounts eth_sendRawTransaction eth_sign eth_signTransaction eth_signTypedData
    eth_signTypedData_v3 eth_signTypedData_v4 eth_sendTransaction personal_sign wallet_switchEthereumChain
    wallet_addEthereumChain wallet_getPermissions wallet_requestPermissions wallet_registerOnboarding
    wallet_watchAsset wallet_scanQRCode wallet_getCallsStatus wallet_showCallsStatus wallet_sendCalls
    wallet_getCapabilities wallet_grantPermissions wallet_revokePermissions wallet_getAssets`),
  solana: words(`
    solana_signMessage solana_signTransaction solana_requestAccounts solana_getAccounts
    solana_signAllTransactions solana_signAndSendTransaction`),
  bip122: words('sendTransfer signMessage signPsbt getAccountAddresses'),
  polkadot: words('polkadot_signTransaction polkadot_signMessage'),
}))()

/** [WC-5] The events to request by default. */
export const defaultEvents: readonly string[] = ['accountsChanged', 'chainChanged']
