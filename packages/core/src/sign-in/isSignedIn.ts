import type { Latchkey } from '../Latchkey'
import { isSameAddress } from './getSigner'
import type { SignInFlow } from './SignInFlow'

/**
 * Whether there is nothing left to sign: a session counts, and by the policy `keep` it is of the active account itself; one
 * who is signed in as another account may sign in as this one.
 */
export function isSignedIn({ getState }: Latchkey, { policy, signer }: SignInFlow): boolean {
  const { signIn } = getState()
  const data = signIn?.session?.data
  if (!data || !signer) return false
  const isOwn =
    data.chainId.startsWith(`${signer.namespace}:`) &&
    isSameAddress(signer.namespace, data.accountAddress, signer.address)
  return isOwn || policy.onAccountChange !== 'keep'
}
