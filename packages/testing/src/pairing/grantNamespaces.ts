import type { PeerProposal } from '@latchkey/pairing/peer'
import type { Family } from '../families/Family'

type Entry = {
  readonly chains: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What the wallet can grant to a site, and what the site requires but doesn't get. */
export type Grant = {
  readonly namespaces: { readonly [namespace: string]: Entry }
  readonly missing: readonly string[]
}

type Asked = Pick<PeerProposal, 'requiredNamespaces' | 'optionalNamespaces'>

/** Grants everything requested that is supported, and nothing else. */
export function grantNamespaces(asked: Asked, families: readonly Family[]): Grant {
  const required = flatten(asked.requiredNamespaces)
  const wanted = [...required, ...flatten(asked.optionalNamespaces)]
  // A site that requests nothing leaves the choice to the wallet.
  const given =
    wanted.length > 0 ? families.map((family) => giveAsked(family, wanted)) : families.map(giveUsual)
  const namespaces = Object.fromEntries(
    given.flatMap((entry, index) => {
      const namespace = families[index]?.namespace
      return namespace && entry.accounts.length > 0 ? [[namespace, entry]] : []
    }),
  )
  return { namespaces, missing: missingOf(required, namespaces) }
}

type Wanted = { readonly namespace: string } & Omit<Entry, 'accounts'>

/** Both forms of a key: a family with its chains, or a single chain. */
function flatten(asked: Asked['requiredNamespaces']): readonly Wanted[] {
  return Object.entries(asked).map(([key, { chains, methods, events }]) => ({
    namespace: key.split(':', 1)[0] ?? '',
    chains: key.includes(':') ? [key] : chains,
    methods,
    events,
  }))
}

function giveAsked(family: Family, all: readonly Wanted[]): Entry {
  const wanted = all.filter(({ namespace }) => namespace === family.namespace)
  const union = (pick: (one: Wanted) => readonly string[]) => [...new Set(wanted.flatMap(pick))]
  return {
    ...accountsOn(
      family,
      union(({ chains }) => chains),
    ),
    methods: union(({ methods }) => methods).filter((method) => family.methods.includes(method)),
    events: union(({ events }) => events).filter((event) => family.events.includes(event)),
  }
}

function giveUsual(family: Family): Entry {
  return { ...accountsOn(family, family.usualChains), methods: family.methods, events: family.events }
}

function accountsOn(family: Family, all: readonly string[]): Pick<Entry, 'chains' | 'accounts'> {
  const chains = all.filter((chainId) => family.addressOn(chainId) !== null)
  return { chains, accounts: chains.map((chainId) => `${chainId}:${family.addressOn(chainId)}`) }
}

function missingOf(required: readonly Wanted[], namespaces: Grant['namespaces']): readonly string[] {
  return required.flatMap(({ namespace, chains, methods, events }) => {
    const entry = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined
    const lacking = (asked: readonly string[], got: readonly string[] = []) =>
      asked.filter((one) => !got.includes(one))
    return [
      ...lacking(chains, entry?.chains),
      ...lacking(methods, entry?.methods),
      ...lacking(events, entry?.events),
    ]
  })
}
