import type { Connector } from '@latchkey/core'
import { chainNotSupported, type Network, userRejected, walletBusy } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { toHex } from '../wallet/toHex'
import { chainIdOf } from './chainIdOf'

/** [EVM-3] Asks the wallet to take up a chain that it does not know. @throws userRejected, walletBusy, chainNotSupported */
export async function addChain(connector: Connector, network: Network): Promise<void> {
  const { http } = network.rpcUrls.chainDefault ?? network.rpcUrls.default
  const explorer = network.blockExplorers?.default.url
  const image = network.assets?.imageUrl
  const chain = {
    chainId: toHex(chainIdOf(network)),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: http,
    // The standard wants a list with something in it or none at all.
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
    ...(image ? { iconUrls: [image] } : {}),
  }
  try {
    await askWallet(connector, 'wallet_addEthereumChain', [chain])
  } catch (cause) {
    if (userRejected.is(cause) || walletBusy.is(cause)) throw cause
    throw chainNotSupported({}, { cause })
  }
}
