import type { WalletReport } from '@latchkey/core'
import { fieldsOf, type Network } from '@latchkey/protocol'
import { isOnNetwork, networkNamed } from '../network/bitcoinNetworks'
import { callFeature, featureOf } from './callFeature'
import { parseAccounts } from './parseAccounts'

/** The networks that a standard account lists, if its address fits them. */
function networksOf(account: unknown) {
  const { address, chains } = fieldsOf(account)
  const named = (Array.isArray(chains) ? [...chains] : []).map((chain) => networkNamed('standard', chain))
  return named.filter((network) => network !== null && isOnNetwork(String(address), network))
}

/** One object may serve several families and list all their accounts; only Bitcoin's count here. */
function ownAccounts(list: unknown): unknown {
  if (!Array.isArray(list)) return list
  return list.filter((account) => {
    const { chains } = fieldsOf(account)
    const isSaid = Array.isArray(chains) && chains.length > 0
    return !isSaid || chains.some((chain) => typeof chain === 'string' && chain.startsWith('bitcoin:'))
  })
}

async function askForAccounts(wallet: unknown, silent: boolean): Promise<unknown> {
  const shown = () => fieldsOf(wallet).accounts
  if (!silent) {
    const answer = await callFeature(wallet, 'bitcoin:connect', { purposes: ['payment', 'ordinals'] })
    return fieldsOf(answer).accounts ?? shown()
  }
  const accounts = ownAccounts(shown())
  if (Array.isArray(accounts) && accounts.length > 0) return accounts
  const connect = featureOf(wallet, 'standard:connect')
  // Bitcoin's own feature has no silent form; without the general one, use what the wallet already shows.
  return connect ? fieldsOf(await connect({ silent: true })).accounts : accounts
}

/** Reads a standard wallet. It has no current network, so the first of the site's networks that fits is used. */
export async function readStandard(
  wallet: unknown,
  silent: boolean,
  networks: readonly Network[],
): Promise<WalletReport> {
  const list = ownAccounts(await askForAccounts(wallet, silent))
  const accounts = parseAccounts(list, null)
  const first = (Array.isArray(list) ? [...list] : []).find(
    (account) => fieldsOf(account).address === accounts[0]?.address,
  )
  const approved = networksOf(first).flatMap((network) => (network ? [network.id] : []))
  const wanted = networks.map(({ caipNetworkId }) => caipNetworkId).find((id) => approved.includes(id))
  const only = approved.length === 1 ? approved[0] : undefined
  return { accounts, networkId: wanted ?? only ?? null, approvedNetworkIds: approved }
}
