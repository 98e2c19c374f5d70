import type { Connector, WalletReport } from '@latchkey/core'
import {
  cannotSwitch,
  chainUnrecognized,
  connectFailed,
  type Network,
  providerUnsupportedMethod,
  rpcInternal,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  walletChainInvalid,
  walletDefault,
} from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { getAccounts } from '../wallet/getAccounts'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import { addChain } from './addChain'
import { getSettledChainId } from './getSettledChainId'

/** [EVM-3] How wallets report an unknown chain; the last two are the default codes of some wallets. */
const unknownChain = [chainUnrecognized, walletDefault, walletChainInvalid]

/** The wallet can't switch, or gives no reason. */
const cannot = [
  providerUnsupportedMethod,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  rpcInternal,
  connectFailed,
]

type SwitchRequest = { readonly connector: Connector; readonly network: Network }

async function askToSwitch({ connector, network }: SwitchRequest): Promise<'agreed' | 'unknown'> {
  try {
    await askWallet(connector, 'wallet_switchEthereumChain', [{ chainId: toHex(chainIdOf(network)) }])
    return 'agreed'
  } catch (cause) {
    if (unknownChain.some((kind) => kind.is(cause))) return 'unknown'
    if (cannot.some((kind) => kind.is(cause))) throw cannotSwitch({ id: network.caipNetworkId }, { cause })
    throw cause
  }
}

/** [EVM-3] [NET-3] Asks the wallet to switch, and to add the network if it is unknown; then believes what the wallet reports. @throws userRejected, walletBusy, cannotSwitch, chainNotSupported */
export async function switchNetwork(request: SwitchRequest): Promise<WalletReport> {
  const { connector, network } = request
  const wanted = chainIdOf(network)
  if ((await askToSwitch(request)) === 'unknown') {
    await addChain(connector, network)
    // Some wallets switch to a chain they have just added; the others have to be asked again.
    if ((await getSettledChainId(connector, wanted)) !== wanted) await askToSwitch(request)
  }
  const chainId = await getSettledChainId(connector, wanted)
  if (chainId !== wanted) throw cannotSwitch({ id: network.caipNetworkId })
  return { accounts: await getAccounts(connector, 'eth_accounts'), networkId: network.caipNetworkId }
}
