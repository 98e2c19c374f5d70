import { isSameAccount } from './getSigner'
import type { Signer, SignInState } from './SignInState'

/** Whether an answer that was asked of an account is still about the active one, and by the policy on the same network. */
export function isStillSigner(signIn: SignInState | null, asked: Signer): boolean {
  if (!signIn?.signer || !isSameAccount(signIn.signer, asked)) return false
  return signIn.policy.onNetworkChange === 'keep' || signIn.signer.networkId === asked.networkId
}
