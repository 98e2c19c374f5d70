import { isSameAccount } from './getSigner'
import type { Signer, SignInFlow } from './SignInFlow'

/** Whether an answer that was asked of somebody still is about the active account, where the policy wants it to be. */
export function isStillSigner({ policy, signer: now }: SignInFlow, asked: Signer): boolean {
  if (!now || !isSameAccount(now, asked)) return false
  return policy.onNetworkChange === 'keep' || now.networkId === asked.networkId
}
