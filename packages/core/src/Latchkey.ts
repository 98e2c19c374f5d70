import type { Explanation } from '@latchkey/explain'
import type { FrameAccountType, Namespace, NetworkId } from '@latchkey/protocol'
import type { Connection } from './connect/ConnectState'
import type { LiveConnections } from './connect/LiveConnections'
import type { WalletListing } from './directory/WalletListing'
import type { WalletsRequest } from './directory/WalletsRequest'
import type { LatchkeyEvent } from './events/LatchkeyEvent'
import type { Logger } from './http/createLogger'
import type { Optional, ViewData, ViewName } from './nav/views'
import type { ResolvedOptions } from './options/Options'
import type { ChainAdapter } from './ports/ChainAdapter'
import type { RequestToExplain } from './ports/ExplainRequest'
import type {
  CallingNamespace,
  ProviderOf,
  SignatureOf,
  TransactionIdOf,
  TransactionOf,
} from './ports/FamilyTypes'
import type { Host } from './ports/Host'
import type { CallsRequest, SentCalls } from './request/CallsRequest'
import type { TypedData } from './request/TypedData'
import type { SendRequest, StartedTransfer } from './send/StartedTransfer'
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
  /** A network to switch to once connected. The connection stays even if the wallet declines the switch. */
  readonly networkId?: NetworkId
}

/** One instance of the modal. It holds all its state; two instances on a page share nothing. */
export type Latchkey = {
  readonly options: ResolvedOptions
  readonly host: Host
  readonly store: Store
  readonly storage: ItemStore
  readonly logger: Logger
  readonly live: LiveConnections
  /** The adapters by namespace. `addAdapter` and `removeAdapter` change it. */
  readonly adapters: Map<Namespace, ChainAdapter>
  /** [NAV-10] Guards that may keep a view from closing, such as a required sign-in. */
  readonly closeGuards: Set<(view: ViewName) => boolean>
  /** Where the modal can appear. The first one shows it; all are called when the first one changes. */
  readonly slots: Set<() => void>

  getState(): State
  /** Calls back when the selected value changes. Returns how to stop. An error of the listener goes to the console. @throws invalidOption */
  subscribe<T>(selector: (state: State) => T, listener: (value: T, previous: T) => void): () => void
  subscribeEvents(listener: (event: LatchkeyEvent) => void): () => void
  /**
   * Resolves once the page has a place for the modal: at once, unless React mounts it a moment later. Rejects after five
   * seconds without one. @throws unknownView, viewDataMissing, noAdapter, nowhereToShow
   */
  open(request?: OpenRequest): Promise<void>
  /** Closes the modal, or shakes it if a guard blocks closing. Returns which of the two happened. */
  close(): Promise<boolean>
  /** Starts to look for wallets. Opening, connecting and hooks that list wallets do this too. */
  discover(): void
  /** @throws connectorNotFound, userRejected, walletBusy, walletMalformed, noAccounts, connectFailed */
  connect(options: ConnectOptions): Promise<Connection>
  /** One namespace, or all of them. */
  disconnect(namespace?: Namespace): Promise<void>
  /** @throws networkNotFound, noAdapter, cannotSwitch, chainNotSupported, userRejected */
  switchNetwork(networkId: NetworkId): Promise<void>
  /**
   * [FRM-13] Has the embedded wallet use another type of account for what it sends. Returns the type that it uses now:
   * `eoa` if it fails. @throws notConnected
   */
  setPreferredAccount(namespace: Namespace, type: FrameAccountType): Promise<FrameAccountType>
  /**
   * [SND-1] Sends something from the active account, or from that of a family, without the modal. The wallet asks the
   * visitor. @throws notConnected, userRejected, sendFailed, sendUnsupportedChain, sendIncomplete, sendShortOfFunds,
   * sendShortOfGas, receiverLookAlike, and the other kinds of receivers
   */
  send(request: SendRequest): Promise<StartedTransfer>
  /** Disconnects one wallet of a namespace and leaves the others. Sessions of its accounts end, as in the modal. @throws noAdapter, invalidRequest */
  disconnectWallet(namespace: Namespace, connectorId: string): Promise<void>
  /** Stops waiting for a wallet's answer to `connect`. If the visitor approves in the wallet later, that still connects. */
  cancelConnect(namespace: Namespace): Promise<void>
  /**
   * Activates another account of a connected wallet, and its namespace. The embedded wallet is asked before it uses another
   * type of account: the promise tells whether it does. @throws notConnected, invalidRequest
   */
  switchAccount(connection: Connection): Promise<boolean>
  /**
   * Looks for wallets and lists them as the modal does: installed ones, your own, and those of your gateway's directory.
   * Waits up to a second for the first installed wallet. A row with a `connectorId` can be connected; one that
   * `isContested` shares its id or name with another program, so let the visitor know. Never rejects because the gateway
   * can't be reached.
   */
  listWallets(request?: WalletsRequest): Promise<readonly WalletListing[]>
  /**
   * Has the wallet of a family's account send a transaction, and returns its hash or id. With `explain: 'all'`, the visitor
   * sees first what it does.
   * @throws noAdapter, notConnected, notSupportedByWallet, sendUnsupportedChain, cannotSwitch, userRejected,
   * walletMalformed, invalidRequest, invalidNumber, and what the family's wallets and nodes answer
   */
  sendTransaction<N extends Namespace>(
    namespace: N,
    transaction: TransactionOf<N>,
  ): Promise<TransactionIdOf<N>>
  /** Has the wallet sign typed data (EIP-712). @throws noAdapter, notConnected, notSupportedByWallet, userRejected, walletMalformed */
  signTypedData(namespace: CallingNamespace, typedData: TypedData): Promise<`0x${string}`>
  /**
   * Has the wallet send calls as one bundle (EIP-5792). Returns its id without waiting for the chain.
   * @throws noAdapter, notConnected, notSupportedByWallet, sendUnsupportedChain, cannotSwitch, invalidRequest,
   * userRejected, walletMalformed, capabilityNotSupported, callChainNotSupported, duplicateBundle, bundleTooLarge, upgradeRejected,
   * atomicityNotSupported
   */
  sendCalls(namespace: CallingNamespace, request: CallsRequest): Promise<SentCalls>
  /**
   * [SIW-2] Asks the active account's wallet to sign in, without the modal; `state.signIn` says how that went.
   * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
   */
  signIn(): Promise<void>
  /** Ends the session of the active account. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
  signOut(): Promise<void>
  /** @throws noAdapter, notConnected, invalidRequest, userRejected */
  signMessage<N extends Namespace>(message: string, namespace?: N): Promise<SignatureOf<N>>
  /**
   * Says what a request to the wallet does before the wallet gets it. Asks only the nodes of the network and your
   * gateway. @throws notConnected
   */
  explain(request: RequestToExplain): Promise<Explanation>
  /**
   * The connected wallet's object in a namespace, or null. With `explain: 'all'`, what it's asked is explained first.
   * @throws noAdapter
   */
  getProvider<N extends Namespace>(namespace: N): Promise<ProviderOf<N> | null>
  /** Changes the given values and keeps the rest. A variable that is null or undefined is reset. @throws invalidOption */
  setTheme(theme: {
    readonly mode?: ThemeState['mode']
    readonly variables?: { readonly [name: string]: string | null | undefined }
  }): void
  /** @throws invalidOption */
  setLocale(locale: string): void
  /**
   * Resolves when the stored connection is restored or given up; without one, at once. Where an app that the site allows
   * may be around the page, it also waits for that app: up to three seconds for its greeting, and three for its account.
   */
  readonly ready: Promise<void>
  /** Stops every listener, for tests and for pages that discard an instance. */
  destroy(): void
}
