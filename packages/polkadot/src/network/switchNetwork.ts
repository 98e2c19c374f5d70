import type { Connector, WalletReport } from '@latchkey/core'
import { cannotSwitch, chainNotSupported, type Network, notConnected } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { isPaired } from '../paired/isPaired'
import { reportOf } from '../wallet/reportOf'
import { sessionOf } from '../wallet/sessionOf'

/**
 * [NET-3] Switches without asking the extension, since extensions have no network; accounts are written differently
 * on each. @throws cannotSwitch for a paired wallet, notConnected, chainNotSupported when no account can be used there
 */
export async function switchNetwork(
  state: AdapterState,
  { connector, network }: { readonly connector: Connector; readonly network: Network },
): Promise<WalletReport> {
  // The networks of a paired wallet were settled when it was paired.
  if (isPaired(connector)) throw cannotSwitch({ id: network.caipNetworkId })
  const session = sessionOf(state, connector)
  if (!session.extension) throw notConnected({ namespace: 'polkadot' })
  const report = reportOf(session.accounts, network.caipNetworkId, state.options)
  if (report.accounts.length === 0) throw chainNotSupported()
  session.networkId = network.caipNetworkId
  for (const watcher of [...session.watchers]) watcher(report)
  return report
}
