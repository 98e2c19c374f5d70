import type { ConnectRequest, WalletReport } from '@latchkey/core'
import { type NetworkId, noAccounts, providerUnauthorized } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { connectPaired } from '../paired/connectPaired'
import { isPaired } from '../paired/isPaired'
import { type ExtensionAccount, isUsableOn } from './ExtensionAccount'
import { enable } from './enable'
import { enabledMemory } from './enabledMemory'
import { reportOf } from './reportOf'
import type { Session } from './Session'
import { sessionOf } from './sessionOf'
import { subscribe } from './subscribe'

const nothing: WalletReport = { accounts: [], networkId: null }

/** The first of the site's networks, the visitor's choice first, that an account can be used on. */
function chooseNetwork(
  { networks }: ConnectRequest,
  accounts: readonly ExtensionAccount[],
): NetworkId | null {
  const ids = networks
    .filter(({ chainNamespace }) => chainNamespace === 'polkadot')
    .map(({ caipNetworkId }) => caipNetworkId)
  return ids.find((id) => accounts.some((account) => isUsableOn(account, id))) ?? ids[0] ?? null
}

/** Whether a silent request makes sense: after a connection on this page or on an earlier visit. */
function wasEnabled({ options }: AdapterState, session: Session, connectorId: string): boolean {
  return session.extension !== null || enabledMemory.has(options, connectorId)
}

/**
 * [DOT-1] Asks the extension for access, and reports its accounts. A silent request only goes to an extension that has
 * allowed the site before. @throws userRejected, walletBusy, walletMalformed, noAccounts, connectFailed
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
    Object.assign(session, { provider: connector.provider, extension, accounts, networkId })
    enabledMemory.add(options, connector.id)
    subscribe(session, options)
    return report
  } catch (error) {
    // The visitor has revoked the permission in the extension.
    if (silent && providerUnauthorized.is(error)) return nothing
    throw error
  }
}
