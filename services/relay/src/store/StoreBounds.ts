import type { OwnerScope } from './Owner'

/** What is counted: subscriptions, or the bytes of messages. */
export type StoredKind = 'topics' | 'bytes'

/** The most that each client, address and project may store. */
export type StoreBounds = Readonly<Record<StoredKind, Readonly<Record<OwnerScope, number>>>>

/** What one of them stores. */
export type Usage = {
  readonly kind: StoredKind
  readonly scope: OwnerScope
  readonly name: string
  readonly used: number
}

/** What a message takes besides its text. */
export const messageOverhead = 256

/** From this part of a bound on, the oldest are deleted until the second part is left. */
export const trimAt = { full: 0.95, left: 0.9 } as const
