import { type Owner, ownerScopes } from './Owner'
import type { RelayStore } from './RelayStore'
import type { StoreBounds, StoredKind } from './StoreBounds'

/** Knows who may store more. */
export type Quotas = {
  /** Whether an owner has room for this much more; counts again first if it seems to have none. */
  hasRoom(kind: StoredKind, owner: Owner, amount: number): Promise<boolean>
  /** Something was stored. */
  add(kind: StoredKind, owner: Owner, amount: number): void
  /** Deletes the oldest of those that reach their bounds, and counts again. */
  refresh(): Promise<void>
}

/** What quotas need. */
export type QuotaParts = {
  readonly store: Pick<RelayStore, 'trim'>
  readonly bounds: StoreBounds
  readonly now: () => number
}

/** Counting reads all that is stored. */
const leastMs = 2_000

/**
 * Keeps everybody within bounds without a count in each publish: the store counts now and then, and what is stored in
 * between is added here. Those that the store doesn't name have less than half of their bound.
 */
export function createQuotas({ store, bounds, now }: QuotaParts): Quotas {
  let used = new Map<string, number>()
  let since = new Map<string, number>()
  let counting: Promise<void> | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  const keys = (kind: StoredKind, owner: Owner) =>
    ownerScopes.flatMap((scope) =>
      owner[scope] === '' ? [] : [{ key: `${kind} ${scope} ${owner[scope]}`, most: bounds[kind][scope] }],
    )
  const fits = (kind: StoredKind, owner: Owner, amount: number) =>
    keys(kind, owner).every(
      ({ key, most }) => (used.get(key) ?? most / 2) + (since.get(key) ?? 0) + amount <= most,
    )
  const count = async () => {
    const before = since
    // What is stored meanwhile may be counted twice, but never not at all.
    since = new Map()
    try {
      const large = await store.trim(bounds)
      used = new Map(large.map(({ kind, scope, name, used }) => [`${kind} ${scope} ${name}`, used] as const))
      countedAt = now()
    } catch (error) {
      for (const [key, amount] of before) since.set(key, (since.get(key) ?? 0) + amount)
      throw error
    }
  }
  const refresh = () => {
    counting ??= count().finally(() => {
      counting = undefined
    })
    return counting
  }
  return {
    async hasRoom(kind, owner, amount) {
      if (fits(kind, owner, amount)) return true
      if (counting || Math.abs(now() - countedAt) >= leastMs) await refresh()
      return fits(kind, owner, amount)
    },
    add(kind, owner, amount) {
      for (const { key } of keys(kind, owner)) since.set(key, (since.get(key) ?? 0) + amount)
    },
    refresh,
  }
}
