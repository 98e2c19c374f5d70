import {
  isSameAddress,
  type Namespace,
  type NetworkId,
  type SignInSession,
  signInFailed,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import type { LiveSignIn } from './LiveSignIn'
import type { SignInPolicy } from './SignInState'

type Account = {
  readonly namespace: Namespace
  readonly address: string
  /** The account's network, if the site supports it. */
  readonly networkId?: NetworkId
}

/** Whether a session that the site's code returned counts for an account on a network now. */
function isCounted(session: SignInSession, account: Account, id: NetworkId, isAnyone: boolean, now: number) {
  const { accountAddress, chainId, expirationTime } = session?.data ?? {}
  if (typeof session?.message !== 'string' || typeof session.signature !== 'string') return false
  const isWhose =
    typeof accountAddress === 'string' && isSameAddress(account.namespace, accountAddress, account.address)
  const isOver = expirationTime !== undefined && !(Date.parse(expirationTime) > now)
  return (isWhose || (isAnyone && Boolean(accountAddress))) && chainId === id && !isOver
}

/**
 * [SIW-9] Finds the session that counts for an account: on its network, or by the policy on any network of
 * its family.
 * @throws signInFailed and what the site's code throws
 */
export async function findSession(
  { getState, host }: Latchkey,
  { config }: LiveSignIn,
  policy: SignInPolicy,
  account: Account,
): Promise<SignInSession | null> {
  const isAnywhere = policy.onNetworkChange === 'keep'
  const others = networksOf(getState(), account.namespace).map(({ caipNetworkId }) => caipNetworkId)
  const here = account.networkId ? [account.networkId] : []
  const ids = isAnywhere ? new Set([...here, ...others]) : here
  for (const id of ids) {
    const sessions = await config.getSessions(id, account.address)
    if (!Array.isArray(sessions)) throw signInFailed()
    const isAnyone = policy.onAccountChange === 'keep'
    const counted = sessions.find((session) => isCounted(session, account, id, isAnyone, host.now()))
    if (counted) return counted
  }
  return null
}
