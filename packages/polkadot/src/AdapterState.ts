import type { PolkadotOptions } from './PolkadotOptions'
import type { Session } from './wallet/Session'

/** What one adapter has in hand: its options, and a session for each wallet object that it has dealt with. */
export type AdapterState = {
  readonly options: PolkadotOptions
  readonly sessions: Map<unknown, Session>
}
