import { type NetworkId, parseNetworkId, type StoredSignIn, signInTokens } from '@latchkey/protocol'
import { getAccount } from '../../connect/getAccount'
import { getNetwork } from '../../network/getNetwork'
import { isSameAddress } from '../getSigner'
import type { SignInContext } from '../SignInContext'

const familyOf = (id: NetworkId) => parseNetworkId(id).namespace

/** Whether a session is of an account, wherever it is. */
function isOf(held: StoredSignIn, namespace: string, address: string): boolean {
  return familyOf(held.networkId) === namespace && isSameAddress(namespace, held.address, address)
}

/** The sessions of this browser that are of exactly this account on exactly this network. */
export function heldOf(
  { storage }: SignInContext,
  chainId: NetworkId,
  address: string,
): readonly StoredSignIn[] {
  return storage
    .get(signInTokens)
    .filter((held) => held.networkId === chainId && isOf(held, familyOf(chainId), address))
}

/** The session that counts for an account on a network; by the policy it may be of another account. */
export function heldFor(context: SignInContext, chainId: NetworkId, address: string): StoredSignIn | null {
  const { storage, getState } = context
  const [own] = heldOf(context, chainId, address)
  if (own || getState().signIn?.policy.onAccountChange !== 'keep') return own ?? null
  return storage.get(signInTokens).find(({ networkId }) => networkId === chainId) ?? null
}

/** The session that speaks for the active account, by the policy; null where there is none. */
export function heldByActive({ storage, getState }: SignInContext): StoredSignIn | null {
  const state = getState()
  const { namespace, address } = getAccount(state)
  const { onAccountChange, onNetworkChange } = state.signIn?.policy ?? {}
  const all = storage.get(signInTokens)
  const own = address ? all.filter((held) => isOf(held, namespace, address)) : []
  const networkId = getNetwork(state)?.networkId
  const here = own.find((held) => held.networkId === networkId)
  const anywhere = onNetworkChange === 'resign' ? undefined : own[0]
  const anyone = address && onAccountChange === 'keep' ? all[0] : undefined
  return here ?? anywhere ?? anyone ?? null
}

/** Takes a session up as the newest in place of an earlier one of its account on its network. */
export function hold({ storage }: SignInContext, held: StoredSignIn): void {
  const others = storage
    .get(signInTokens)
    .filter(
      (each) => each.networkId !== held.networkId || !isOf(each, familyOf(held.networkId), held.address),
    )
  storage.set(signInTokens, [held, ...others])
}

/** Takes the next token of a session; one that was let go of meanwhile, in another tab say, does not come back. */
export function renew({ storage }: SignInContext, next: StoredSignIn): void {
  const all = storage.get(signInTokens)
  if (all.some(({ sessionId }) => sessionId === next.sessionId))
    storage.set(
      signInTokens,
      all.map((each) => (each.sessionId === next.sessionId ? next : each)),
    )
}

/** Lets sessions go, by their ids. */
export function letGo({ storage }: SignInContext, gone: readonly StoredSignIn[]): void {
  const ids = gone.map(({ sessionId }) => sessionId)
  const rest = storage.get(signInTokens).filter(({ sessionId }) => !ids.includes(sessionId))
  if (rest.length > 0) storage.set(signInTokens, rest)
  else storage.remove(signInTokens)
}
