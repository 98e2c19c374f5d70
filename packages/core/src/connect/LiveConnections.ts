import type { IdentityCache, Namespace, Network, NetworkId } from '@latchkey/protocol'
import type { EventsState } from '../events/LatchkeyEvent'
import type { OneClick } from '../pairing/OneClick'
import type { Abilities, Balance, WalletReport } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import type { LiveSignIn } from '../sign-in/LiveSignIn'
import type { SignInConfig } from '../sign-in/SignInConfig'
import type { Connection } from './ConnectState'

export type LiveKey = `${Namespace}|${string}`

/** A wallet that we listen to. */
export type LiveWallet = {
  readonly connector: Connector
  /** The network it was last asked to switch to, and its answer. */
  move?: { readonly networkId: NetworkId; readonly report: Promise<WalletReport> }
  stop(): void
}

/** The latest request to connect a wallet of a namespace. */
export type Attempt = {
  readonly connectorId: string
  readonly promise: Promise<Connection>
  /** Whether the wallet hasn't answered yet. */
  isOpen: boolean
}

/** What is done by way of the gateway; loaded when it is first called, and never by a site without one. */
export type GatewayWork = {
  /** [ACC-1] The name and the picture of an address. */
  identity(
    asked: Parameters<Abilities['getName']>[0],
    getName: Abilities['getName'] | undefined,
  ): Promise<IdentityCache[string]['identity']>
  /** [EVT-1] Sends an event, if site and operator want that. */
  send(event: Pick<EventsState, 'timestamp' | 'data'>): Promise<void>
  /** [RPC-1] Reads from the nodes of a network. */
  read(network: Network, read: (network: Network) => Promise<Balance>): Promise<Balance>
}

/** What an instance holds that can't be stored as state, such as timers and promises. */
export type LiveConnections = {
  readonly wallets: Map<LiveKey, LiveWallet>
  /**
   * The request that counts in each namespace. It stays when the visitor walks away, because a late approval
   * still counts. Another request or a disconnect replaces it.
   */
  readonly attempts: Map<Namespace, Attempt>
  /** Stops the search for wallets of each family; empty until the first search. */
  readonly discoveries: Map<Namespace, () => void>
  /** Calls what is done by way of the gateway, by its name. */
  gateway<Name extends keyof GatewayWork>(
    name: Name,
    ...args: Parameters<GatewayWork[Name]>
  ): ReturnType<GatewayWork[Name]>
  /** The networks that the gateway serves; missing until first needed. */
  served?: Promise<readonly string[]>
  /** [ACC-1] What the gateway said, or is about to say, about each address; missing until it is first needed. */
  identities?: Map<
    string,
    { readonly at: number; readonly answer: Promise<IdentityCache[string]['identity']> }
  >
  /** [DIR-3] Whether the operator accepts events; missing until there is one to send. */
  analytics?: Promise<boolean>
  /** [RPC-1] When the gateway's RPC proxy may be used again after a failure. */
  proxyRestsUntil?: number
  /** The site's sign-in; missing until first needed. */
  signInConfig?: Promise<SignInConfig | null>
  /** Missing until somebody is connected where the site has sign-in. */
  signIn?: LiveSignIn
  /** [WC-8] The message to sign while pairing; missing until a site with sign-in offers a pairing. */
  oneClick?: () => Promise<OneClick | null>
  /**
   * Wallets that changed a sign-in message they wrote themselves. From then on they get a finished text to
   * sign.
   */
  textSigners?: Set<LiveKey>
}

/** Returns the key of a wallet that we listen to. */
export function liveKey(namespace: Namespace, connectorId: string): LiveKey {
  return `${namespace}|${connectorId}`
}
