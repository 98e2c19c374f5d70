import { comparableAddress } from '@latchkey/protocol'
import type { Signer, SignInPolicy } from './SignInState'

/** Names what is asked to sign in once: an account, or by the policy an account on one network. */
export function askKey(
  { policy }: { readonly policy: SignInPolicy },
  { namespace, address, networkId }: Pick<Signer, 'namespace' | 'address'> & { networkId: string | null },
): string {
  const account = `${namespace}|${comparableAddress(namespace, address)}|`
  return policy.onNetworkChange === 'resign' ? account + networkId : account
}
