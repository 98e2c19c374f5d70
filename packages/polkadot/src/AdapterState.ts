import type { Runtime } from '@latchkey/explain/polkadot'
import type { PolkadotOptions } from './PolkadotOptions'
import type { Session } from './wallet/Session'

/** The state of one adapter: its options, and a session for each wallet, and what chains say of themselves. */
export type AdapterState = {
  readonly options: PolkadotOptions
  /** By the id of their connector, whose object may be wrapped. */
  readonly sessions: Map<string, Session>
  /** By network and version. */
  readonly runtimes: Map<string, Promise<Runtime>>
}
