import { isSameAddress } from '@latchkey/protocol'
import type { SignInState } from './SignInState'

/**
 * Whether the active account needs no signature: a session counts, and with the policy `keep` it is the account's own.
 * A visitor who is signed in with another account may still sign in with this one.
 */
export function isSignedIn(signIn: SignInState | null): boolean {
  const data = signIn?.session?.data
  if (!data || !signIn?.signer) return false
  const { signer, policy } = signIn
  const isOwn =
    data.chainId.startsWith(`${signer.namespace}:`) &&
    isSameAddress(signer.namespace, data.accountAddress, signer.address)
  return isOwn || policy.onAccountChange !== 'keep'
}
