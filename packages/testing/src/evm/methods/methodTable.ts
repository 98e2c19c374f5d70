import type { Method } from '../Method'
import { ethAccounts, ethCoinbase, ethRequestAccounts } from './accounts'
import { walletGetAssets } from './assets'
import { walletGetCallsStatus, walletGetCapabilities, walletSendCalls, walletShowCallsStatus } from './calls'
import { ethChainId, netVersion, walletAddEthereumChain, walletSwitchEthereumChain } from './chains'
import { walletGetPermissions, walletRequestPermissions, walletRevokePermissions } from './permissions'
import { ethSendTransaction } from './sendTransaction'
import { ethSignTypedDataV4, personalSign } from './sign'

const watchAsset: Method = () => ({ prompts: true, approve: () => true })

/** Every method that the wallet answers itself. The rest goes to the node or is unknown. */
export const methodTable: ReadonlyMap<string, Method> = /* @__PURE__ */ new Map<string, Method>([
  ['eth_accounts', ethAccounts],
  ['eth_coinbase', ethCoinbase],
  ['eth_requestAccounts', ethRequestAccounts],
  ['eth_chainId', ethChainId],
  ['net_version', netVersion],
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', ethSignTypedDataV4],
  ['eth_sendTransaction', ethSendTransaction],
  ['wallet_getPermissions', walletGetPermissions],
  ['wallet_requestPermissions', walletRequestPermissions],
  ['wallet_revokePermissions', walletRevokePermissions],
  ['wallet_switchEthereumChain', walletSwitchEthereumChain],
  ['wallet_addEthereumChain', walletAddEthereumChain],
  ['wallet_getCapabilities', walletGetCapabilities],
  ['wallet_sendCalls', walletSendCalls],
  ['wallet_getCallsStatus', walletGetCallsStatus],
  ['wallet_showCallsStatus', walletShowCallsStatus],
  ['wallet_getAssets', walletGetAssets],
  ['wallet_watchAsset', watchAsset],
])
