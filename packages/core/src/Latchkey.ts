import type { Namespace, NetworkId } from '@latchkey/protocol'
import type { Connection } from './connect/ConnectState'
import type { LiveConnections } from './connect/LiveConnections'
import type { LatchkeyEvent } from './events/LatchkeyEvent'
import type { Logger } from './http/createLogger'
import type { Optional, ViewData, ViewName } from './nav/views'
import type { ResolvedOptions } from './options/Options'
import type { ChainAdapter } from './ports/ChainAdapter'
import type { Host } from './ports/Host'
import type { ItemStore } from './storage/createItemStore'
import type { Store } from './store/createStore'
import type { State, ThemeState } from './store/State'

export type OpenRequest = {
  [V in ViewName]: { readonly view?: V; readonly namespace?: Namespace } & (ViewData[V] extends undefined
    ? { readonly data?: undefined }
    : Optional<ViewData[V], { readonly data?: ViewData[V] }, { readonly data: ViewData[V] }>)
}[ViewName]

export type ConnectOptions = {
  /** The wallet's reverse-DNS name, or the connector's id. */
  readonly connectorId: string
  readonly namespace?: Namespace | undefined
  /** A network to ask for once connected; the connection stands even if the wallet declines that. */
  readonly networkId?: NetworkId
}

/** One modal: all state hangs from it, and two of them on a page know nothing of each other. */
export type Latchkey = {
  readonly options: ResolvedOptions
  readonly host: Host
  readonly store: Store
  readonly storage: ItemStore
  readonly logger: Logger
  readonly live: LiveConnections
  /** The adapters by namespace; grows and shrinks by `addAdapter` and `removeAdapter`. */
  readonly adapters: Map<Namespace, ChainAdapter>
  /** [NAV-10] Who may refuse that the modal is closed from a view; a required sign-in is one. */
  readonly closeGuards: Set<(view: ViewName) => boolean>
  /** Where the modal can appear: the first shows it, all are called when the first may be another. */
  readonly slots: Set<() => void>

  getState(): State
  /** Calls back when what the selector picks has changed; returns how to stop. */
  subscribe<T>(selector: (state: State) => T, listener: (value: T, previous: T) => void): () => void
  subscribeEvents(listener: (event: LatchkeyEvent) => void): () => void
  /** @throws unknownView, viewDataMissing, noAdapter */
  open(request?: OpenRequest): Promise<void>
  /** Closes, or shakes where closing is blocked; tells which. */
  close(): Promise<boolean>
  /** Starts to look for wallets; done by itself on opening, connecting and by the hooks that list wallets. */
  discover(): void
  /** @throws connectorNotFound, userRejected, walletBusy, walletMalformed, noAccounts, connectFailed */
  connect(options: ConnectOptions): Promise<Connection>
  /** One namespace, or all of them. */
  disconnect(namespace?: Namespace): Promise<void>
  /** @throws networkNotFound, noAdapter, cannotSwitch, chainNotSupported, userRejected */
  switchNetwork(networkId: NetworkId): Promise<void>
  /** @throws notConnected, userRejected */
  signMessage(message: string, namespace?: Namespace): Promise<string>
  /** Changes what is given and leaves the rest; a variable that is null or undefined is taken back. */
  setTheme(theme: {
    readonly mode?: ThemeState['mode']
    readonly variables?: { readonly [name: string]: string | null | undefined }
  }): void
  setLocale(locale: string): void
  /** Resolves when a stored connection was restored or given up; at once when there was none. */
  readonly ready: Promise<void>
  /** Stops every listener; for tests and for pages that throw a modal away. */
  destroy(): void
}
