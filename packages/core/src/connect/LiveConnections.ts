import type { IdentityCache, Namespace, NetworkId } from '@latchkey/protocol'
import type { NameActions } from '../name/NameActions'
import type { LiveOnramp } from '../onramp/LiveOnramp'
import type { Options } from '../options/Options'
import type { OneClick } from '../pairing/OneClick'
import type { WalletChange, WalletReport } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import type { LiveSend } from '../send/LiveSend'
import type { LiveSignIn } from '../sign-in/LiveSignIn'
import type { SignInConfig } from '../sign-in/SignInConfig'
import type { LiveSwap } from '../swap/LiveSwap'
import type { Connection } from './ConnectState'

export type LiveKey = `${Namespace}|${string}`

/** A wallet that we listen to. */
export type LiveWallet = {
  readonly connector: Connector
  /** Whether the visitor connected it in this page, so its object is the one they chose. */
  isChosen?: boolean
  /** The network it was last asked to switch to, and its answer. */
  move?: { readonly networkId: NetworkId; readonly report: Promise<WalletReport> }
  /** Writes what the wallet reported. Each network may have its own addresses, so they change together with it. */
  tell(change: WalletChange): void
  stop(): void
}

/** The latest request to connect a wallet of a namespace. */
export type Attempt = {
  readonly connectorId: string
  readonly promise: Promise<Connection>
  /** Whether the wallet hasn't answered yet. */
  isOpen: boolean
}

/** Things of an instance that aren't state, such as timers and promises. */
export type LiveConnections = {
  /** Whether the instance was destroyed. Code that was still loading must not start anything then. */
  isOver?: boolean
  /** What the site wrote, without defaults, until the first search for wallets has looked for mistakes in it. */
  given?: Options
  readonly wallets: Map<LiveKey, LiveWallet>
  /**
   * The request that counts in each namespace. It stays when the visitor walks away, because a late approval
   * still counts. Another request or a disconnect replaces it.
   */
  readonly attempts: Map<Namespace, Attempt>
  /** Stops the search for wallets of each family; empty until the first search. */
  readonly discoveries: Map<Namespace, () => void>
  /** The networks that the gateway serves; missing until first needed. */
  served?: Promise<readonly string[]>
  /** [ACC-1] The gateway's answer about each CAIP-10 address, or its pending request; missing until first needed. */
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
  /** Missing until a wallet is connected on a site with sign-in. */
  signIn?: LiveSignIn
  /** Missing until something is sent, or was sent in an earlier visit. */
  send?: LiveSend
  /** [ONR-1] Missing until something is bought, or was bought in an earlier visit. */
  onramp?: LiveOnramp
  /** Missing until the swap form is first opened. */
  swap?: LiveSwap
  /** [SWP-1] The networks that the gateway can swap on, by their CAIP-2 ids; missing until first needed. */
  swapNetworks?: Promise<ReadonlySet<string>>
  /** [NAM-5] The operator's zones; missing until first needed. */
  nameZones?: Promise<readonly string[]>
  /** What works on names; missing until first needed. */
  names?: NameActions
  /** [WC-8] The message to sign while pairing; missing until a site with sign-in offers a pairing. */
  oneClick?: () => Promise<OneClick | null>
  /**
   * Wallets that changed a sign-in message they wrote themselves. From then on they get a finished text to
   * sign.
   */
  textSigners?: Set<LiveKey>
  /** The wallet objects whose requests are explained, by the wallets' own. */
  explained?: WeakMap<object, object>
  /** Settles when the last request that waits for the visitor is decided. */
  approving?: Promise<void>
  /** The latest step of a login to the embedded wallet; an earlier one that fails later is ignored. */
  loginTurn?: object
  /** [FRM-13] The latest request for another type of account; the answer to an earlier one is ignored. */
  preferTurn?: object
  /** [FRM-6] [FRM-7] Gives up the social login that is open; missing without one. */
  cancelSocial?: () => void
  /** [FRM-5] The address that the visitor wants instead of theirs; missing unless they are changing it. */
  newEmail?: string
  /** Decides on the request that is shown. */
  decide?: (isApproved: boolean) => void
}

/** Returns the key of a wallet that we listen to. */
export function liveKey(namespace: Namespace, connectorId: string): LiveKey {
  return `${namespace}|${connectorId}`
}
