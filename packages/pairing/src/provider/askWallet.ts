import { chainOf } from '../namespaces/chainOf'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { grantedChain } from './grantedChain'
import type { ProviderCall } from './ProviderCall'
import type { ProviderSigner } from './ProviderSigner'

/**
 * [WC-6] Sends a call to the wallet. A chain that the session does not hold is refused before anything is sent, but for
 * `isAnywhere`: what is not about a chain goes by way of the first that the wallet has.
 * @throws what `signer.request` throws
 */
export async function askWallet(
  signer: ProviderSigner,
  session: Session,
  {
    namespace,
    chain,
    method,
    params,
    expirySeconds,
    isAnywhere,
  }: ProviderCall & { readonly isAnywhere?: boolean },
): Promise<unknown> {
  const [first = ''] = accountsIn(session, namespace)
  const granted = grantedChain(session, chain)
  const chainId = isAnywhere && !grants(session.namespaces, granted) ? chainOf(first) : granted
  return signer.request({
    topic: session.topic,
    chainId,
    method,
    params,
    ...(expirySeconds === undefined ? {} : { expirySeconds }),
  })
}
