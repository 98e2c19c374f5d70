import type { Connector, WalletReport } from '@latchkey/core'
import { chainNotSupported, type Network, notConnected } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { reportOf } from '../wallet/reportOf'
import { sessionOf } from '../wallet/sessionOf'

/**
 * [NET-3] Goes to another network without a question, since extensions have none; the same accounts are written differently there.
 * @throws notConnected, chainNotSupported when all accounts are for other chains
 */
export async function switchNetwork(
  state: AdapterState,
  { connector, network }: { readonly connector: Connector; readonly network: Network },
): Promise<WalletReport> {
  const session = sessionOf(state, connector)
  if (!session.extension) throw notConnected({ namespace: 'polkadot' })
  const report = reportOf(session.accounts, network.caipNetworkId, state.options)
  if (report.accounts.length === 0) throw chainNotSupported()
  session.networkId = network.caipNetworkId
  for (const watcher of [...session.watchers]) watcher(report)
  return report
}
