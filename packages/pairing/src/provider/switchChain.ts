import { cannotSwitch, invalidChainId, isRecord } from '@latchkey/protocol'
import { chainOf } from '../namespaces/chainOf'
import { grants } from '../namespaces/grants'
import type { Session } from '../store/SignerState'
import { accountsIn } from './accountsIn'
import { askWallet } from './askWallet'
import { changeChain } from './changeChain'
import type { ProviderCall } from './ProviderCall'
import type { ProviderContext, ProviderSigner } from './ProviderContext'
import { readChainReference } from './readChainReference'
import { toHexChain } from './toHexChain'

/**
 * [NET-3] Switches to another chain: directly if the wallet approved it, else by asking the wallet if it allows
 * that. @throws invalidChainId, cannotSwitch and what `signer.request` throws
 */
export async function switchChain(
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  call: ProviderCall,
): Promise<null> {
  const { method, params } = call
  const [wanted] = Array.isArray(params) ? params : []
  const reference = isRecord(wanted) ? readChainReference(wanted, 'eip155') : null
  if (reference === null)
    throw invalidChainId({ chainId: String(isRecord(wanted) ? wanted.chainId : wanted) })
  const chain = `eip155:${reference}`
  if (!grants(session.namespaces, chain)) {
    const [first = ''] = accountsIn(session, 'eip155')
    if (!grants(session.namespaces, chainOf(first))?.methods.has(method)) throw cannotSwitch({ id: chain })
    const asked = [{ chainId: toHexChain(reference) }]
    await askWallet(signer, session, { ...call, chain, params: asked, isAnywhere: true })
  }
  // The wallet may have changed the session before it answered.
  changeChain(context, chain, { session: signer.session(session.topic) ?? session })
  return null
}
