import type { Rule } from '../script/Behaviour'
import type { WalletStorage } from '../wallet/WalletStorage'

/** Options of `startPairingWallet`; all but the relay have a default. */
export type PairingWalletOptions = {
  /** The websocket URL of the site's relay; several are tried in order. */
  readonly relay: string | readonly string[]
  readonly projectId?: string
  /** How it describes itself to sites. */
  readonly name?: string
  readonly url?: string
  /** The phrase of its keys. Defaults to the one that development nodes fund. */
  readonly phrase?: string
  /** The node of each chain, by CAIP-2: a JSON-RPC URL, or an Esplora-compatible one for Bitcoin. */
  readonly nodes?: { readonly [chainId: string]: string }
  /** Whether it answers one-click sign-in (true); if not, sites fall back to a plain proposal. */
  readonly signsIn?: boolean
  /** Sent to sites with each session, such as `{ capabilities: '…' }`. */
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly locked?: boolean
  /** Behaviours from the start. */
  readonly script?: readonly Rule[]
  /** Where it stores its sessions. Defaults to nowhere. Give two wallets one storage to restart it. */
  readonly storage?: WalletStorage
}
