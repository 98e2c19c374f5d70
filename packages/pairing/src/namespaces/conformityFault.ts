import { grants } from './grants'
import type { ProposedNamespaces, SessionNamespaces } from './Namespaces'

/** Returns the first required item that a wallet didn't grant, or null. Extra grants are fine. */
export function conformityFault(required: ProposedNamespaces, granted: SessionNamespaces): string | null {
  for (const { chains, methods, events } of Object.values(required)) {
    for (const chain of chains) {
      const given = grants(granted, chain)
      if (!given) return chain
      const missing =
        methods.find((method) => !given.methods.has(method)) ??
        events.find((event) => !given.events.has(event))
      if (missing !== undefined) return `${missing} on ${chain}`
    }
  }
  return null
}
