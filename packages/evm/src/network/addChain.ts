import type { Connector } from '@latchkey/core'
import { chainNotSupported, type Network, userRejected, walletBusy } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'

/** [EVM-3] Asks the wallet to add a chain. @throws userRejected, walletBusy, chainNotSupported */
export async function addChain(connector: Connector, network: Network): Promise<void> {
  const { http } = network.rpcUrls.chainDefault ?? network.rpcUrls.default
  const explorer = network.blockExplorers?.default.url
  const image = network.assets?.imageUrl
  const chain = {
    chainId: toHex(chainIdOf(network)),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: http,
    // The standard allows no empty list.
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
