import type { Namespace, Network } from '@latchkey/protocol'
import type { Connector } from './Connector'
import type { Host } from './Host'

/** What a pairing client may know of the instance that it belongs to. */
export type PairingContext = {
  readonly host: Host
  readonly options: {
    readonly projectId: string | null
    readonly gateway: string | null
    readonly metadata: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: readonly string[]
    }
  }
  /** Networks may be added and removed as long as the instance lives. */
  getState(): { readonly network: { readonly networks: readonly Network[] } }
  readonly logger: { warn(text: string, cause?: unknown): void; info(text: string, cause?: unknown): void }
}

/** A way to reach wallets elsewhere, by a link or a code that they scan: one session may hold several families. */
export type PairingPort = {
  /**
   * The connector of a family of chains. Its provider is one that the family's adapter can talk to, and has what
   * `PairingProvider` asks; nothing is loaded or opened until it is asked something.
   */
  connector(namespace: Namespace, context: PairingContext): Connector
  /** The instance is thrown away: nothing listens any more. */
  close?(context: PairingContext): void
}
