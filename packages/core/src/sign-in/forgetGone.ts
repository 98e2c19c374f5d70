import { connections, isSameAddress } from '@latchkey/protocol'
import type { Connection } from '../connect/ConnectState'
import type { Latchkey } from '../Latchkey'
import { askKey } from './askKey'
import type { LiveSignIn } from './LiveSignIn'
import { removeSessions } from './removeSessions'
import { accountsForgotten, sessionDoubted } from './signInTransitions'

/** How long the site may take to remove sessions. */
const forgetLimitMs = 15_000

type Wallet = Pick<Connection, 'namespace' | 'connectorId'>
type Account = Pick<Connection, 'namespace' | 'address'>

const isSameWallet = (one: Wallet, other: Wallet) =>
  one.namespace === other.namespace && one.connectorId === other.connectorId
const isSameAccount = (one: Account, other: Account) =>
  one.namespace === other.namespace && isSameAddress(one.namespace, one.address, other.address)

/**
 * Removes the sessions of a wallet that was disconnected. An account that its wallet no longer shows keeps its session,
 * because many wallets show only the active account.
 */
export function forgetGone(
  latchkey: Latchkey,
  live: LiveSignIn,
  before: readonly Connection[],
  rows: readonly Connection[],
): void {
  const isHere = (wallet: Wallet) => rows.some((row) => isSameWallet(row, wallet))
  const gone = before.filter((row) => !isHere(row))
  const { signIn } = latchkey.getState()
  if (gone.length === 0 || !signIn) return
  const known = Object.values(signIn.known).filter((signer) => !isHere(signer))
  const accounts = [...gone, ...known].filter((account) => !rows.some((row) => isSameAccount(row, account)))
  const names = accounts.map((account) => askKey(signIn, { ...account, networkId: null }).split('null')[0])
  latchkey.store.send(
    accountsForgotten,
    names.filter((name) => name !== undefined),
  )
  // With the policy `keep` a visitor may be signed in whose wallet is gone while another one is active.
  const family = signIn.session?.data.chainId.split(':')[0]
  if (family && signIn.signer && !rows.some(({ namespace }) => namespace === family)) {
    latchkey.store.send(sessionDoubted)
    live.note('elsewhere')
  }
  // Another tab that disconnected removed the wallet from the list first, and removes the sessions itself.
  const stored = latchkey.storage.get(connections)
  if (!gone.some((row) => stored.some((wallet) => isSameWallet(row, wallet)))) return
  const isLast = rows.length === 0 && stored.every((wallet) => gone.some((row) => isSameWallet(row, wallet)))
  live
    .change(forgetLimitMs, async () => {
      if (isLast) await live.config.setSessions([])
      else for (const account of unique(accounts)) await removeSessions(latchkey, live, account)
    })
    .catch((cause) => latchkey.logger.error('Could not remove the sessions of a disconnected wallet', cause))
}

function unique(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter((account, at) => accounts.findIndex((other) => isSameAccount(account, other)) === at)
}
