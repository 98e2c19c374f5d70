import type { Namespace } from '@latchkey/protocol'
import type { Logger } from '../http/createLogger'
import type { OneClick } from '../pairing/OneClick'
import type { Store } from '../store/createStore'
import type { State } from '../store/State'
import type { Connector } from './Connector'
import type { Host } from './Host'

/** What a pairing client may know of the instance that it belongs to. */
export type PairingContext = {
  readonly host: Host
  readonly options: {
    readonly projectId: string | null
    readonly gateway: string | null
    readonly debug: boolean
    readonly metadata: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: readonly string[]
    }
  }
  /** Where what a client tells is written down, by the actions that begin with `note`. */
  readonly store: Store
  getState(): State
  readonly logger: Logger
  readonly live?: {
    /** [WC-8] What is to be signed along with a connection; missing, or null, where nothing is. Never throws. */
    readonly oneClick?: () => Promise<OneClick | null>
  }
}

/** A way to reach wallets elsewhere, by a link or a code that they scan: one session may hold several families. */
export type PairingPort = {
  /**
   * The connector of a family of chains. Its provider is one that the family's adapter can talk to, and has what
   * `PairingProvider` asks; nothing is loaded or opened until it is asked something.
   */
  connector(namespace: Namespace, context: PairingContext): Connector
  /** What can be done about requests that wait in a wallet, of which the client tells by `noteRequests`. */
  readonly requests?: {
    resend(context: PairingContext, id: number): Promise<void>
    cancel(context: PairingContext, id: number): Promise<void>
  }
  /** The instance is thrown away: nothing listens any more. */
  close?(context: PairingContext): void
}
