import type { OneClick } from '@latchkey/core'
import { authenticationRefused } from '@latchkey/protocol'
import { signInText } from '../authenticate/signInText'
import { adoptSession } from './adoptSession'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/**
 * [WC-8] A pairing whose wallet also signs in, where it knows how to. What it signed is taken before the session counts;
 * a session that came with something that was not taken is ended. @throws what `signer.authenticate` and `took` throw
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
    // That the wallet is not reached leaves it with a session that nobody uses.
    signer.disconnect(session.topic).catch(() => undefined)
    throw cause
  }
  adoptSession(context, signer, session, namespace)
}
