import { isChainId } from './isChainId'
import type { ProposedNamespace, ProposedNamespaces } from './Namespaces'
import { requireNames } from './requireNames'

/** What a site may write: `chains` may be missing where the key is a chain itself. */
export type NamespacesInput = {
  readonly [key: string]: {
    readonly chains?: readonly string[]
    readonly methods?: readonly string[]
    readonly events?: readonly string[]
  }
}

/** Brings what a site asks for into the one form that native wallets read as well: by namespace, each with all three lists. @throws namespacesRefused */
export function buildNamespaces(...inputs: readonly NamespacesInput[]): ProposedNamespaces {
  const built = new Map<string, ProposedNamespace>()
  for (const [key, entry] of inputs.flatMap((input) => Object.entries(input))) {
    const [namespace = ''] = key.split(':', 1)
    const { chains = isChainId(key) ? [key] : [], methods = [], events = [] } = entry
    const before = built.get(namespace)
    const isOurs = (chain: string) => isChainId(chain) && chain.startsWith(`${namespace}:`)
    built.set(namespace, {
      // None at all is no list of names either.
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
