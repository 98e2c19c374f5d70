import { adoptSession } from './adoptSession'
import { loadCalls } from './loadCalls'
import type { ProviderContext } from './ProviderContext'

/** [WC-1] Proposes a session and waits for a wallet; concurrent callers share it. `display_uri` carries the code to scan. @throws what `signer.propose` throws */
export async function pair(
  context: ProviderContext,
  {
    namespace,
    sessionProperties,
  }: {
    readonly namespace?: string | undefined
    readonly sessionProperties?: Readonly<Record<string, unknown>> | undefined
  } = {},
): Promise<void> {
  if (context.pairing) return context.pairing.settled
  const giveUp = new AbortController()
  const propose = async () => {
    const signer = await context.signer()
    const oneClick = await context.oneClick?.()
    if (oneClick)
      return (await loadCalls()).signAlong(context, oneClick, { namespace, signal: giveUp.signal })
    const namespaces = Object.fromEntries(
      Object.entries(context.config()).flatMap(([family, { chains, methods, events }]) =>
        // [CON-13] Don't request connected families again.
        chains.length > 0 && (!namespace || family === namespace || !context.isHeld(family))
          ? [[family, { chains, methods, events }]]
          : [],
      ),
    )
    const proposed = await signer.propose({
      namespaces,
      signal: giveUp.signal,
      ...(sessionProperties ? { sessionProperties } : {}),
    })
    context.tell('display_uri', proposed.uri)
    const session = await proposed.approval
    adoptSession(context, signer, session, namespace)
  }
  const settled = propose().finally(() => {
    if (context.pairing === pairing) context.pairing = null
  })
  const pairing = { namespace, settled, abort: () => giveUp.abort() }
  context.pairing = pairing
  return settled
}
