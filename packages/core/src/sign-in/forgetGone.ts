import { connections } from '@latchkey/protocol'
import type { Connection } from '../connect/ConnectState'
import type { Latchkey } from '../Latchkey'
import { askKey } from './askKey'
import { isSameAddress } from './getSigner'
import { removeSessions } from './removeSessions'
import type { SignInFlow } from './SignInFlow'
import { signerChanged } from './signInTransitions'

/** How long the site may take to forget sessions. */
const forgetLimitMs = 15_000

type Wallet = Pick<Connection, 'namespace' | 'connectorId'>
type Account = Pick<Connection, 'namespace' | 'address'>

const isSameWallet = (one: Wallet, other: Wallet) =>
  one.namespace === other.namespace && one.connectorId === other.connectorId
const isSameAccount = (one: Account, other: Account) =>
  one.namespace === other.namespace && isSameAddress(one.namespace, one.address, other.address)

/**
 * A wallet was disconnected: the sessions of its accounts go, and only those. An account that its wallet no longer shows
 * is another matter: many show none but the active one.
 */
export function forgetGone(
  latchkey: Latchkey,
  flow: SignInFlow,
  before: readonly Connection[],
  rows: readonly Connection[],
): void {
  const isHere = (wallet: Wallet) => rows.some((row) => isSameWallet(row, wallet))
  const gone = before.filter((row) => !isHere(row))
  if (gone.length === 0) return
  const known = [...flow.known.values()].filter((signer) => !isHere(signer))
  const accounts = [...gone, ...known].filter((account) => !rows.some((row) => isSameAccount(row, account)))
  for (const account of accounts) {
    const [name] = askKey(flow, { ...account, networkId: null }).split('null')
    for (const key of flow.asked) if (name && key.startsWith(name)) flow.asked.delete(key)
    for (const key of flow.known.keys()) if (name && key.startsWith(name)) flow.known.delete(key)
  }
  // By the policy `keep` somebody may be signed in whose wallet is gone, while another one's is active.
  const family = latchkey.getState().signIn?.session?.data.chainId.split(':')[0]
  if (family && flow.signer && !rows.some(({ namespace }) => namespace === family)) {
    latchkey.store.send(signerChanged, true)
    flow.note('elsewhere')
  }
  // Another tab that disconnected took the wallet from the list first, and sees to the sessions itself.
  const stored = latchkey.storage.get(connections)
  if (!gone.some((row) => stored.some((wallet) => isSameWallet(row, wallet)))) return
  const isLast = rows.length === 0 && stored.every((wallet) => gone.some((row) => isSameWallet(row, wallet)))
  flow
    .change(forgetLimitMs, async () => {
      if (isLast) await flow.config.setSessions([])
      else for (const account of unique(accounts)) await removeSessions(latchkey, flow, account)
    })
    .catch((cause) => latchkey.logger.error('The sessions of a wallet that is gone were not removed', cause))
}

function unique(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter((account, at) => accounts.findIndex((other) => isSameAccount(account, other)) === at)
}
