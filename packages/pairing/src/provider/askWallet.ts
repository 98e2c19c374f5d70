import { chainOf } from '../namespaces/chainOf'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { grantedChain } from './deprecatedChains'
import type { ProviderCall } from './ProviderCall'
import type { ProviderSigner } from './ProviderContext'

/**
 * [WC-6] Sends a call to the wallet. A chain outside the session throws before anything is sent, except with
 * `isAnywhere`: calls that aren't about a chain use the wallet's first one.
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
