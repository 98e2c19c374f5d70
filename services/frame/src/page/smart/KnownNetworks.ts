import type { NetworkId } from '@latchkey/protocol'
import type { SmartNetwork } from './SmartNetwork'

/** An account of the operator that pays for transactions of a network of Solana. */
export type FeePayer = { readonly chainId: NetworkId; readonly address: string }

/** What the gateway says about networks: where accounts can be smart, and where the operator pays. */
export type KnownNetworks = {
  readonly networks: readonly SmartNetwork[]
  readonly feePayers: readonly FeePayer[]
}
