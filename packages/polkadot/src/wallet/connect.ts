import type { ConnectRequest, WalletReport } from '@latchkey/core'
import { type NetworkId, noAccounts, providerUnauthorized } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { connectPaired } from '../paired/connectPaired'
import { isPaired } from '../paired/isPaired'
import type { ExtensionAccount } from './ExtensionAccount'
import { enable } from './enable'
import { enabledMemory } from './enabledMemory'
import { isUsableOn } from './isUsableOn'
import { reportOf } from './reportOf'
import type { Session } from './Session'
import { sessionOf } from './sessionOf'
import { subscribe } from './subscribe'

const nothing: WalletReport = { accounts: [], networkId: null }

/** Where the visitor is: on the first of the site's networks, of which the chosen one comes first, that an account is for. */
function chooseNetwork(
  { networks }: ConnectRequest,
  accounts: readonly ExtensionAccount[],
): NetworkId | null {
  const ids = networks
    .filter(({ chainNamespace }) => chainNamespace === 'polkadot')
    .map(({ caipNetworkId }) => caipNetworkId)
  return ids.find((id) => accounts.some((account) => isUsableOn(account, id))) ?? ids[0] ?? null
}

/** Whether there is something to ask silently: a session of this page, or the memory of an earlier one. */
function wasEnabled({ options }: AdapterState, session: Session, connectorId: string): boolean {
  return session.extension !== null || enabledMemory.has(options, connectorId)
}

/**
 * [DOT-1] Asks the extension to let the site in, and reports its accounts. Silently only one that has let it in before
 * is asked. @throws userRejected, walletBusy, walletMalformed, noAccounts, connectFailed
 */
export async function connect(state: AdapterState, request: ConnectRequest): Promise<WalletReport> {
  const { connector, silent } = request
  if (isPaired(connector)) return connectPaired(request)
  const { options } = state
  const session = sessionOf(state, connector)
  if (silent && !wasEnabled(state, session, connector.id)) return nothing
  try {
    const { extension, accounts } = await enable(connector, options)
    const networkId = chooseNetwork(request, accounts)
    const report = reportOf(accounts, networkId, options)
    if (report.accounts.length === 0) {
      if (silent) return nothing
      throw noAccounts()
    }
    Object.assign(session, { extension, accounts, networkId })
    enabledMemory.add(options, connector.id)
    subscribe(session, options)
    return report
  } catch (error) {
    // The visitor has taken the permission back inside the extension.
    if (silent && providerUnauthorized.is(error)) return nothing
    throw error
  }
}
