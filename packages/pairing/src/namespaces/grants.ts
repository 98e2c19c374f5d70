import { chainOf } from './chainOf'
import type { SessionNamespaces } from './Namespaces'

/** What a session allows on one chain; null without an account there. */
export type Grants = {
  readonly accounts: readonly string[]
  readonly methods: ReadonlySet<string>
  readonly events: ReadonlySet<string>
}

/** Reads what was granted on a chain. Only the accounts count, not the list of chains. */
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
