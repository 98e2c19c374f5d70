import type { Rule } from '../script/Behaviour'
import type { WalletStorage } from '../wallet/WalletStorage'

/** Options of `startPairingWallet`; all but the relay have a default. */
export type PairingWalletOptions = {
  /** The websocket address of the relay that the site uses; several are tried in order. */
  readonly relay: string | readonly string[]
  readonly projectId?: string
  /** What it says of itself to sites. */
  readonly name?: string
  readonly url?: string
  /** The phrase that its keys come from; the one that development nodes fund when not set. */
  readonly phrase?: string
  /** Where each chain is read and written, by CAIP-2: a JSON-RPC address, or for Bitcoin an Esplora-compatible one. */
  readonly nodes?: { readonly [chainId: string]: string }
  /** Whether it answers one-click sign-in (true); if not, sites fall back to a plain proposal. */
  readonly signsIn?: boolean
  /** Told to sites with each session, such as `{ capabilities: '…' }`. */
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly locked?: boolean
  /** Behaviours from the start. */
  readonly script?: readonly Rule[]
  /** Where it remembers its sessions; nowhere when not set. Give two wallets one storage to restart it. */
  readonly storage?: WalletStorage
}
