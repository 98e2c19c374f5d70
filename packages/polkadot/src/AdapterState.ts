import type { PolkadotOptions } from './PolkadotOptions'
import type { Session } from './wallet/Session'

/** The state of one adapter: its options, and a session for each wallet object. */
export type AdapterState = {
  readonly options: PolkadotOptions
  readonly sessions: Map<unknown, Session>
}
