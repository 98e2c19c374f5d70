import { chainOf } from './chainOf'
import type { SessionNamespaces } from './Namespaces'

/** What a session allows on one chain; null where it has no account there. */
export type Grants = {
  readonly accounts: readonly string[]
  readonly methods: ReadonlySet<string>
  readonly events: ReadonlySet<string>
}

/** Reads what was granted on a chain: only the chains of accounts count, never the list beside them. */
export function grants(namespaces: SessionNamespaces, chainId: string): Grants | null {
  const entries = Object.values(namespaces).filter(({ accounts }) =>
    accounts.some((account) => chainOf(account) === chainId),
  )
  if (entries.length === 0) return null
  return {
    accounts: entries.flatMap(({ accounts }) => accounts.filter((account) => chainOf(account) === chainId)),
    methods: new Set(entries.flatMap(({ methods }) => methods)),
    events: new Set(entries.flatMap(({ events }) => events)),
  }
}
