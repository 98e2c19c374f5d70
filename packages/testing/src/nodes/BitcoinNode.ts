import type { localNetworkIds } from './localNetworkIds'

/** Options of `startBitcoin`; all have a default. */
export type BitcoinOptions = {
  /** Defaults to a free port. */
  readonly port?: number
  /** Mines what is sent at once (true); otherwise it waits for `mine`. */
  readonly mines?: boolean
}

/** A private Bitcoin chain for a test (regtest), with an Esplora-compatible URL. */
export type BitcoinNode = {
  /** Whether it is a real node. Otherwise only the test itself checks transactions. */
  readonly isReal: boolean
  /** CAIP-2. */
  readonly networkId: typeof localNetworkIds.bitcoin
  /** The Esplora-compatible URL. */
  readonly url: string
  /** Pays an address, in satoshi, and resolves once it is mined. */
  fund(address: string, satoshi: number): Promise<void>
  /** Mines a block with the pending transactions. */
  mine(): Promise<void>
  /** The balance of an address in satoshi, according to the chain. */
  balanceOf(address: string): Promise<bigint>
  /** A mined transaction as hexadecimal, or null. */
  transaction(txid: string): Promise<string | null>
  /** What a transaction spent, if no node has checked it; null if one has. */
  spentBy(txid: string): readonly { readonly address: string; readonly value: number }[] | null
  /** Whether the node says that the address signed the text; null if it can't tell. */
  isSignedBy(address: string, message: string, signature: string): Promise<boolean | null>
  stop(): Promise<void>
}
