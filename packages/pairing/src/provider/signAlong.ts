import type { OneClick } from '@latchkey/core'
import { authenticationRefused } from '@latchkey/protocol'
import { signInText } from '../authenticate/signInText'
import { adoptSession } from './adoptSession'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/**
 * [WC-8] Pairs and lets the wallet sign in, if it can. The site takes the signed message before the session counts;
 * if it rejects the message, the session ends. @throws what `signer.authenticate` and `took` throw
 */
export async function signAlong(
  context: ProviderContext,
  { took, ...question }: OneClick,
  { namespace, signal }: { readonly namespace: string | undefined; readonly signal: AbortSignal },
): Promise<void> {
  const signer = await context.signer()
  const methods = ownValue(context.config(), 'eip155')?.methods ?? []
  const proposed = await signer.authenticate({ ...question, methods, signal })
  context.tell('display_uri', proposed.uri)
  const { session, authentication } = await proposed.approval
  if (!session) throw authenticationRefused({ reason: 'it grants nothing' })
  try {
    const signed = authentication?.map((cacao) => ({ cacao, message: signInText(cacao.p) }))
    if (signed) await took(signed, signal)
  } catch (cause) {
    // If the wallet isn't reached, it keeps an unused session.
    signer.disconnect(session.topic).catch(() => undefined)
    throw cause
  }
  adoptSession(context, signer, session, namespace)
}
