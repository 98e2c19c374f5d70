import type {
  AccountType,
  FrameMessageName,
  FrameRequest,
  FrameResponse,
  Namespace,
  Network,
} from '@latchkey/protocol'
import type { Logger } from '../http/createLogger'
import type { ItemStore } from '../storage/createItemStore'
import type { Store } from '../store/createStore'
import type { State } from '../store/State'
import type { Connector } from './Connector'
import type { Host } from './Host'

/** What the host side of the frame knows about its instance. */
export type EmbeddedContext = {
  readonly host: Host
  readonly options: {
    readonly projectId: string | null
    readonly gateway: string | null
    readonly debug: boolean
    readonly enableEmbedded: boolean
    readonly networks: readonly Network[]
    readonly defaultAccountTypes: { readonly [N in Namespace]: AccountType }
    readonly metadata: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: readonly string[]
    }
  }
  readonly store: Store
  readonly storage: ItemStore
  readonly logger: Logger
  /** Where the modal can appear; empty on a site without our views. */
  readonly slots: ReadonlySet<unknown>
  getState(): State
  subscribe<T>(selector: (state: State) => T, listener: (value: T, previous: T) => void): () => void
  open(request?: { readonly view?: 'ApproveTransaction' }): Promise<void>
  close(): Promise<boolean>
}

/** The window of a social login. */
export type SocialPopup = {
  go(uri: string): void
  /** Whether it looks closed. A page's opener policy makes a window look so that the visitor still has. */
  isClosed(): boolean
  /** Whether the visitor is on this page again, and not in another window. */
  hasReturned(): boolean
  close(): void
  /** Calls back with what this window posts to the page; returns how to stop. */
  onMessage(listener: (message: { readonly origin: string; readonly data: unknown }) => void): () => void
}

/** Nothing for messages without a payload. */
type Payload<Name extends FrameMessageName> =
  undefined extends FrameRequest<Name> ? [payload?: FrameRequest<Name>] : [payload: FrameRequest<Name>]

/** The secure frame, once its page is loaded. */
export type FrameClient = {
  /** The only origin that messages are taken from and sent to. */
  readonly origin: string
  /**
   * [FRM-1] Sends a message and waits for its answer. Keeps the stored items of a login up to date.
   * @throws emailWait, frameAborted, requestAborted, frameFailed, frameNotLoaded, frameMessageInvalid and what the frame answers
   */
  ask<Name extends FrameMessageName>(name: Name, ...payload: Payload<Name>): Promise<FrameResponse<Name>>
  /** [FRM-10] Passes a request on. Calls `show` if the visitor has to see the frame for it. @throws what `ask` throws */
  request(request: FrameRequest<'RPC_REQUEST'>, show: () => void): Promise<unknown>
  /** [FRM-9] Rejects the open messages of a name. What the frame answers later is ignored. */
  abort(name: FrameMessageName): void
  /** Shows the frame over everything, until the function that it returns is called. `leave` is called when the visitor wants to go. */
  show(leave: () => void): () => void
  /** Brings the frame back to the top if something opened over it. */
  raise(): void
}

/** A wallet that the operator's frame holds, for visitors without one of their own. */
export type EmbeddedPort = {
  /** The connector of a family of chains, or null if the wallet has none. Nothing is loaded until its first request. */
  connector(namespace: Namespace, context: EmbeddedContext): Connector | null
  /** Loads the frame. One per instance. @throws frameNotLoaded, networkFailure */
  open(context: EmbeddedContext): Promise<FrameClient>
  /** [FRM-6] Opens an empty window, in the click itself: browsers block it later. Null if they do. */
  openPopup(): SocialPopup | null
  /** Removes the frame when the instance is destroyed. */
  close?(context: EmbeddedContext): void
}
