import { namespacesRefused } from '@latchkey/protocol'
import { isChainId } from './isChainId'
import type { ProposedNamespace, ProposedNamespaces } from './Namespaces'
import { readNames } from './readNames'

/** What a site may write: `chains` may be missing where the key is a chain itself. */
export type NamespacesInput = {
  readonly [key: string]: {
    readonly chains?: readonly string[]
    readonly methods?: readonly string[]
    readonly events?: readonly string[]
  }
}

/** Brings what a site asks for into the one form that native wallets read as well: by namespace, each with all three lists. @throws namespacesRefused */
export function buildNamespaces(input: NamespacesInput): ProposedNamespaces {
  const built = new Map<string, ProposedNamespace>()
  for (const [key, entry] of Object.entries(input)) {
    const namespace = key.split(':', 1)[0] ?? ''
    const refuse = (reason: string) => namespacesRefused({ reason: `${reason} of ${key}` })
    const chains = readNames(
      entry.chains ?? (isChainId(key) ? [key] : []),
      (chain) => isChainId(chain) && chain.startsWith(`${namespace}:`),
    )
    if (!chains || chains.length === 0) throw refuse('the chains')
    const methods = readNames(entry.methods ?? [])
    if (!methods) throw refuse('the methods')
    const events = readNames(entry.events ?? [])
    if (!events) throw refuse('the events')
    const before = built.get(namespace)
    built.set(namespace, {
      chains: union(before?.chains, chains),
      methods: union(before?.methods, methods),
      events: union(before?.events, events),
    })
  }
  return Object.fromEntries(built)
}

function union(before: readonly string[] = [], more: readonly string[]): readonly string[] {
  return [...new Set([...before, ...more])]
}
