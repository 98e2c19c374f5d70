import { adoptSession } from './adoptSession'
import type { ProviderContext } from './ProviderContext'

/** [WC-1] Proposes a session and waits for a wallet; who asks meanwhile waits for the same one. `display_uri` tells what it scans. @throws what `signer.propose` throws */
export async function pair(
  context: ProviderContext,
  sessionProperties?: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (context.pairing) return context.pairing.settled
  const giveUp = new AbortController()
  const propose = async () => {
    const signer = await context.signer()
    const namespaces = Object.fromEntries(
      Object.entries(context.config()).flatMap(([namespace, { chains, methods, events }]) =>
        chains.length > 0 ? [[namespace, { chains, methods, events }]] : [],
      ),
    )
    const proposed = await signer.propose({
      namespaces,
      signal: giveUp.signal,
      ...(sessionProperties ? { sessionProperties } : {}),
    })
    context.tell('display_uri', proposed.uri)
    const session = await proposed.approval
    adoptSession(context, signer, session)
  }
  const settled = propose().finally(() => {
    if (context.pairing === pairing) context.pairing = null
  })
  const pairing = { settled, abort: () => giveUp.abort() }
  context.pairing = pairing
  return settled
}
