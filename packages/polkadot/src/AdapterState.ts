import type { Runtime } from '@latchkey/explain/polkadot'
import type { PolkadotOptions } from './PolkadotOptions'
import type { Session } from './wallet/Session'

/** The state of one adapter: its options, and a session for each wallet object, and what chains say of themselves. */
export type AdapterState = {
  readonly options: PolkadotOptions
  readonly sessions: Map<unknown, Session>
  /** By network and version. */
  readonly runtimes: Map<string, Promise<Runtime>>
}
