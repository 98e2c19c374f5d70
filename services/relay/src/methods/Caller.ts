import type { Connection } from '../delivery/Connection'
import type { Delivery } from '../delivery/createDelivery'
import type { RelayMetrics } from '../monitoring/createRelayMetrics'
import type { Quotas } from '../store/createQuotas'
import type { RelayStore } from '../store/RelayStore'

/** What methods need. */
export type MethodParts = {
  readonly store: RelayStore
  readonly quotas: Quotas
  readonly delivery: Delivery
  readonly metrics: RelayMetrics
  readonly now: () => number
  /** Tells other relays that these clients have messages. */
  readonly signal: (clients: readonly string[]) => void
}

/** The caller and its socket. */
export type Caller = MethodParts & { readonly connection: Connection }
