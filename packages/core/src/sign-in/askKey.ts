import type { Signer, SignInFlow } from './SignInFlow'

/** What somebody is asked for once: an account, or by the policy an account on one network. */
export function askKey(
  { policy }: Pick<SignInFlow, 'policy'>,
  { namespace, address, networkId }: Pick<Signer, 'namespace' | 'address'> & { networkId: string | null },
): string {
  const account = `${namespace}|${namespace === 'eip155' ? address.toLowerCase() : address}|`
  return policy.onNetworkChange === 'resign' ? account + networkId : account
}
