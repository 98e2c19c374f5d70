import type { Namespace } from '@latchkey/protocol'
import type { Logger } from '../http/createLogger'
import type { OneClick } from '../pairing/OneClick'
import type { Store } from '../store/createStore'
import type { State } from '../store/State'
import type { Connector } from './Connector'
import type { Host } from './Host'

/** What a pairing client knows about its instance. */
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
  /** Where the client records its state, through the actions that start with `note`. */
  readonly store: Store
  getState(): State
  readonly logger: Logger
  readonly live?: {
    /** [WC-8] What the wallet should sign while it connects; missing or null for nothing. Never throws. */
    readonly oneClick?: () => Promise<OneClick | null>
  }
}

/** A way to reach wallets on other devices, by a link or a QR code. One session may hold several families. */
export type PairingPort = {
  /**
   * The connector of a family of chains. Its provider speaks the family's protocol and `PairingProvider`; nothing is
   * loaded or opened until its first request.
   */
  connector(namespace: Namespace, context: PairingContext): Connector
  /** Acts on requests that wait in a wallet; the client reports them through `noteRequests`. */
  readonly requests?: {
    resend(context: PairingContext, id: number): Promise<void>
    cancel(context: PairingContext, id: number): Promise<void>
  }
  /** Stops listening when the instance is destroyed. */
  close?(context: PairingContext): void
}
