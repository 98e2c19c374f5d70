import {
  isSameAddress,
  type NetworkId,
  parseNetworkId,
  type StoredSignIn,
  signInTokens,
} from '@latchkey/protocol'
import { getAccount } from '../../connect/getAccount'
import { getNetwork } from '../../network/getNetwork'
import type { SignInContext } from '../SignInContext'

const familyOf = (id: NetworkId) => parseNetworkId(id).namespace

/** Whether a session belongs to an account, on any network. */
export function isHeldBy(held: StoredSignIn, namespace: string, address: string): boolean {
  return familyOf(held.networkId) === namespace && isSameAddress(namespace, held.address, address)
}

/** Returns the stored sessions of this account on this network. */
export function heldOf(
  { storage }: SignInContext,
  chainId: NetworkId,
  address: string,
): readonly StoredSignIn[] {
  return storage
    .get(signInTokens)
    .filter((held) => held.networkId === chainId && isHeldBy(held, familyOf(chainId), address))
}

/**
 * Returns the session that counts for an account on a network; with the policy `keep` it may be another
 * account's.
 */
export function heldFor(context: SignInContext, chainId: NetworkId, address: string): StoredSignIn | null {
  const { storage, getState } = context
  const [own] = heldOf(context, chainId, address)
  if (own || getState().signIn?.policy.onAccountChange !== 'keep') return own ?? null
  return storage.get(signInTokens).find(({ networkId }) => networkId === chainId) ?? null
}

/** Returns the session that counts for the active account, by the policy; null without one. */
export function heldByActive({ storage, getState }: SignInContext): StoredSignIn | null {
  const state = getState()
  const { namespace, address } = getAccount(state)
  const { onAccountChange, onNetworkChange } = state.signIn?.policy ?? {}
  const all = storage.get(signInTokens)
  const own = address ? all.filter((held) => isHeldBy(held, namespace, address)) : []
  const networkId = getNetwork(state)?.networkId
  const here = own.find((held) => held.networkId === networkId)
  const anywhere = onNetworkChange === 'resign' ? undefined : own[0]
  const anyone = address && onAccountChange === 'keep' ? all[0] : undefined
  return here ?? anywhere ?? anyone ?? null
}

/** Stores a session as the newest and replaces an earlier one of its account on its network. */
export function hold({ storage }: SignInContext, held: StoredSignIn): void {
  const others = storage
    .get(signInTokens)
    .filter(
      (each) => each.networkId !== held.networkId || !isHeldBy(each, familyOf(held.networkId), held.address),
    )
  storage.set(signInTokens, [held, ...others])
}

/**
 * Stores the next token of a session. A session that was removed meanwhile, for example in another tab, stays
 * removed.
 */
export function renew({ storage }: SignInContext, next: StoredSignIn): void {
  const all = storage.get(signInTokens)
  if (all.some(({ sessionId }) => sessionId === next.sessionId))
    storage.set(
      signInTokens,
      all.map((each) => (each.sessionId === next.sessionId ? next : each)),
    )
}

/** Removes sessions by their ids. */
export function letGo({ storage }: SignInContext, gone: readonly StoredSignIn[]): void {
  const ids = gone.map(({ sessionId }) => sessionId)
  const rest = storage.get(signInTokens).filter(({ sessionId }) => !ids.includes(sessionId))
  if (rest.length > 0) storage.set(signInTokens, rest)
  else storage.remove(signInTokens)
}
