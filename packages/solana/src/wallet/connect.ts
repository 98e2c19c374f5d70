import type { ConnectRequest, WalletReport } from '@latchkey/core'
import { fieldsOf, noAccounts, providerUnauthorized, userRejected, walletMalformed } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { allowedNetworks } from '../network/allowedNetworks'
import { askFeature } from './askFeature'
import { asking } from './asking'
import { askPaired } from './askPaired'
import { isPaired } from './isPaired'
import { parseAccounts } from './parseAccounts'
import { parsePairedAccounts } from './parsePairedAccounts'

const nothing: WalletReport = { accounts: [], networkId: null }

async function connectStandard({ connector, networks, silent }: ConnectRequest): Promise<WalletReport> {
  const feature = 'standard:connect'
  const answer = await askFeature(connector, feature, ...(silent ? [{ silent: true }] : []))
  const accounts = parseAccounts(fieldsOf(answer).accounts)
  if (!accounts) throw walletMalformed({ what: feature })
  const [first] = accounts
  if (!first) return nothing
  return {
    accounts: accounts.map(({ address }) => ({ address, type: 'eoa' })),
    ...allowedNetworks(first, networks),
  }
}

async function connectPaired({ connector, networks, silent }: ConnectRequest): Promise<WalletReport> {
  const method = silent ? 'solana_getAccounts' : 'solana_requestAccounts'
  const addresses = parsePairedAccounts(await askPaired(connector, { method }))
  if (!addresses) throw walletMalformed({ what: method })
  if (addresses.length === 0) return nothing
  const approvedNetworkIds = networks.map(({ caipNetworkId }) => caipNetworkId)
  return {
    accounts: addresses.map((address) => ({ address, type: 'eoa' })),
    networkId: approvedNetworkIds[0] ?? null,
    approvedNetworkIds,
  }
}

/** [SOL-1] Asks the wallet for its accounts. @throws userRejected, walletBusy, walletMalformed, noAccounts, connectFailed */
export function connect(state: AdapterState, request: ConnectRequest): Promise<WalletReport> {
  const { connector, networks, silent } = request
  state.networks = networks
  return asking(connector, 'connect', async () => {
    try {
      const report = await (isPaired(connector.provider) ? connectPaired(request) : connectStandard(request))
      if (report.accounts.length === 0 && !silent) throw noAccounts()
      return report
    } catch (error) {
      // Some wallets reject a silent request from a new site where the standard wants an empty list.
      if (silent && (providerUnauthorized.is(error) || userRejected.is(error))) return nothing
      throw error
    }
  })
}
