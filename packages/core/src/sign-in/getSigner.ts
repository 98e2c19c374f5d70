import { isSameAddress } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { getNetwork } from '../network/getNetwork'
import type { State } from '../store/State'
import type { Signer, SignInState } from './SignInState'

/** Returns the active account as a sign-in sees it; null while nobody is connected. */
export function getSigner(state: State): Signer | null {
  const { namespace, address, connectorId, type } = getAccount(state)
  const network = getNetwork(state)
  if (!address || !connectorId || !network) return null
  return {
    namespace,
    address,
    connectorId,
    networkId: network.networkId,
    isSupported: network.isSupported,
    isSmartAccount: type === 'smartAccount',
  }
}

/**
 * Whether two signers are the same account, on any network. A session counts for all types of an account with one
 * address: they sign with the same key.
 */
export function isSameAccount(one: Signer | null, other: Signer | null): boolean {
  if (!one || !other) return one === other
  return one.namespace === other.namespace && isSameAddress(one.namespace, one.address, other.address)
}

/** Whether two signers are the same account of the same type on the same network, in the same wallet. */
export function isSameSigner(one: Signer | null, other: Signer | null): boolean {
  if (!one || !other) return one === other
  return (
    isSameAccount(one, other) &&
    one.networkId === other.networkId &&
    one.connectorId === other.connectorId &&
    one.isSmartAccount === other.isSmartAccount &&
    one.isSupported === other.isSupported
  )
}

/** Whether an answer that was asked of an account is still about the active one, and by the policy on the same network. */
export function isStillSigner(signIn: SignInState | null, asked: Signer): boolean {
  if (!signIn?.signer || !isSameAccount(signIn.signer, asked)) return false
  return signIn.policy.onNetworkChange === 'keep' || signIn.signer.networkId === asked.networkId
}
