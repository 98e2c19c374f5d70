import type { IdentityCache, Namespace, Network, NetworkId } from '@latchkey/protocol'
import type { EventsState } from '../events/LatchkeyEvent'
import type { OneClick } from '../pairing/OneClick'
import type { Abilities, Balance, WalletReport } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import type { LiveSignIn } from '../sign-in/LiveSignIn'
import type { SignInConfig } from '../sign-in/SignInConfig'
import type { Connection } from './ConnectState'

export type LiveKey = `${Namespace}|${string}`

/** A wallet that is being listened to. */
export type LiveWallet = {
  readonly connector: Connector
  /** The network that it was asked for last, and its answer. */
  move?: { readonly networkId: NetworkId; readonly report: Promise<WalletReport> }
  stop(): void
}

/** The newest question to a wallet of a namespace. */
export type Attempt = {
  readonly connectorId: string
  readonly promise: Promise<Connection>
  /** Whether the wallet has not answered yet. */
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

/** What hangs from an instance but can't be written down as state. */
export type LiveConnections = {
  readonly wallets: Map<LiveKey, LiveWallet>
  /**
   * The question that counts in each namespace. It stays after the visitor walked away, since a late yes in
   * the wallet is still a yes; another question or a disconnect takes its place.
   */
  readonly attempts: Map<Namespace, Attempt>
  /** How to stop looking for the wallets of each family; empty until somebody first needs them. */
  readonly discoveries: Map<Namespace, () => void>
  /** Calls what is done by way of the gateway, by its name. */
  gateway<Name extends keyof GatewayWork>(
    name: Name,
    ...args: Parameters<GatewayWork[Name]>
  ): ReturnType<GatewayWork[Name]>
  /** The networks that the gateway serves; missing until somebody first needs to know. */
  served?: Promise<readonly string[]>
  /** [DIR-3] Whether the operator wants events; missing until there is one to send. */
  analytics?: Promise<boolean>
  /** [RPC-1] Until when the gateway's way to the nodes is left alone after it failed. */
  proxyRestsUntil?: number
  /** How the site signs its visitors in; missing until somebody first needs to know. */
  signInConfig?: Promise<SignInConfig | null>
  /** Missing until somebody is connected where the site has sign-in. */
  signIn?: LiveSignIn
  /** [WC-8] What is to be signed along with a pairing; missing until one is offered by a site that has sign-in. */
  oneClick?: () => Promise<OneClick | null>
  /** The wallets that wrote something else into a sign-in than they were asked to: they are asked to sign the text. */
  textSigners?: Set<LiveKey>
}

/** The key of a wallet among those that are listened to. */
export function liveKey(namespace: Namespace, connectorId: string): LiveKey {
  return `${namespace}|${connectorId}`
}
