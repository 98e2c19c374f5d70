import type { Connection } from '../delivery/Connection'
import type { Delivery } from '../delivery/createDelivery'
import type { RelayMetrics } from '../monitoring/createRelayMetrics'
import type { RelayStore } from '../store/RelayStore'

/** What methods work with. */
export type MethodParts = {
  readonly store: RelayStore
  readonly delivery: Delivery
  readonly metrics: RelayMetrics
  readonly now: () => number
  /** Tells the other relays that these clients have mail. */
  readonly signal: (clients: readonly string[]) => void
}

/** Who calls, over which socket. */
export type Caller = MethodParts & { readonly connection: Connection }

/** The answer, and what happens after it was sent. */
export type Answer = { readonly result: unknown; readonly afterwards?: () => void }
