import { isChainId } from './chainOf'
import type { ProposedNamespace, ProposedNamespaces } from './Namespaces'
import { requireNames } from './requireNames'

/** A site's input: `chains` may be missing if the key is a chain. */
export type NamespacesInput = {
  readonly [key: string]: {
    readonly chains?: readonly string[]
    readonly methods?: readonly string[]
    readonly events?: readonly string[]
  }
}

/** Normalizes a site's request for native wallets: by namespace, each with all three lists. @throws namespacesRefused */
export function buildNamespaces(...inputs: readonly NamespacesInput[]): ProposedNamespaces {
  const built = new Map<string, ProposedNamespace>()
  for (const [key, entry] of inputs.flatMap((input) => Object.entries(input))) {
    const [namespace = ''] = key.split(':', 1)
    const { chains = isChainId(key) ? [key] : [], methods = [], events = [] } = entry
    const before = built.get(namespace)
    const isOurs = (chain: string) => isChainId(chain) && chain.startsWith(`${namespace}:`)
    built.set(namespace, {
      // A missing list is invalid too.
      chains: union(before?.chains, requireNames(chains.length > 0 && chains, `chains of ${key}`, isOurs)),
      methods: union(before?.methods, requireNames(methods, `methods of ${key}`)),
      events: union(before?.events, requireNames(events, `events of ${key}`)),
    })
  }
  return Object.fromEntries(built)
}

function union(before: readonly string[] = [], more: readonly string[]): readonly string[] {
  return [...new Set([...before, ...more])]
}
