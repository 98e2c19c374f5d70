import type { Connector, WalletReport } from '@latchkey/core'
import {
  cannotSwitch,
  connectFailed,
  type ErrorKind,
  type Network,
  notSupportedByWallet,
  providerUnsupportedMethod,
  rpcInternal,
  rpcInvalidParams,
  rpcMethodNotFound,
  rpcMethodNotSupported,
} from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { callMethod, callOf } from '../wallet/callOf'
import { formOf } from '../wallet/formOf'
import { readReport } from '../wallet/readReport'
import { requestWbip } from '../wallet/requestWbip'
import { type BitcoinNetwork, networkNamed } from './bitcoinNetworks'

/** The wallet can't switch, doesn't know the network, or gives no reason. */
const cannot: readonly Pick<ErrorKind, 'is'>[] = [
  connectFailed,
  notSupportedByWallet,
  providerUnsupportedMethod,
  rpcInternal,
  rpcInvalidParams,
  rpcMethodNotFound,
  rpcMethodNotSupported,
]

async function askToSwitch(connector: Connector, network: BitcoinNetwork): Promise<unknown> {
  const { provider } = connector
  switch (formOf(connector)) {
    case 'wbip':
      return requestWbip(provider, 'wallet_changeNetwork', { name: network.wbip })
    case 'unisat':
      return callOf(provider, 'switchChain')
        ? callMethod(provider, 'switchChain', network.unisat)
        : callMethod(provider, 'switchNetwork', network.unisatNetwork)
    case 'standard':
    case 'paired':
      // Neither has a current network: it was settled when the wallet connected.
      return undefined
  }
}

/** [NET-3] Asks the wallet to switch, then believes what it reports. @throws userRejected, cannotSwitch */
export async function switchNetwork({
  connector,
  network,
}: {
  readonly connector: Connector
  readonly network: Network
}): Promise<WalletReport> {
  const id = network.caipNetworkId
  const wanted = networkNamed('id', id)
  if (!wanted) throw cannotSwitch({ id })
  try {
    await askWallet(connector, () => askToSwitch(connector, wanted))
  } catch (cause) {
    if (cannot.some((kind) => kind.is(cause))) throw cannotSwitch({ id }, { cause })
    throw cause
  }
  const report = await readReport(connector, true, [network])
  if (report.networkId !== id) throw cannotSwitch({ id })
  return report
}
