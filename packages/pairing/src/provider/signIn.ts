import { requestRefused } from '@latchkey/protocol'
import type { Authenticated, AuthenticateInput } from '../authenticate/authenticate'
import { adoptSession } from './adoptSession'
import type { ProviderContext } from './ProviderContext'

/** [WC-8] Connects and signs in with one approval, on EVM chains only. @throws requestRefused and what `signer.authenticate` throws */
export async function signIn(context: ProviderContext, input: AuthenticateInput): Promise<Authenticated> {
  const others = Object.entries(context.config()).filter(
    ([namespace, { chains }]) => namespace !== 'eip155' && chains.length > 0,
  )
  if (others.length > 0 || !input.chains.every((chain) => chain.startsWith('eip155:')))
    throw requestRefused({ reason: 'one-click sign-in works on EVM chains only' })
  context.pairing?.abort()
  const giveUp = new AbortController()
  const namespace = 'eip155'
  const propose = async () => {
    const signer = await context.signer()
    const proposed = await signer.authenticate({ ...input, signal: input.signal ?? giveUp.signal })
    context.tell('display_uri', proposed.uri)
    const outcome = await proposed.approval
    if (outcome.session) adoptSession(context, signer, outcome.session, namespace)
    return outcome
  }
  const outcome = propose()
  const pairing = { namespace, settled: outcome.then(() => undefined), abort: () => giveUp.abort() }
  // Concurrent account requests wait for the same wallet; without any, `outcome` reports the failure.
  pairing.settled.catch(() => undefined)
  context.pairing = pairing
  return outcome.finally(() => {
    if (context.pairing === pairing) context.pairing = null
  })
}
