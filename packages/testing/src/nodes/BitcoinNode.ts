import type { localNetworkIds } from './localNetworkIds'

/** Options of `startBitcoin`; all have a default. */
export type BitcoinOptions = {
  /** A free one when not set. */
  readonly port?: number
  /** Puts what is sent into a block at once (true); else it waits for `mine`. */
  readonly mines?: boolean
}

/** A chain of Bitcoin that a test has to itself (regtest), with an Esplora-compatible address. */
export type BitcoinNode = {
  /** Whether it is a real node; without one nothing but the test itself judges a transaction. */
  readonly isReal: boolean
  /** CAIP-2. */
  readonly networkId: typeof localNetworkIds.bitcoin
  /** Esplora-compatible. */
  readonly url: string
  /** Pays an address, in satoshi; it is there when this is over. */
  fund(address: string, satoshi: number): Promise<void>
  /** Makes a block of what waits. */
  mine(): Promise<void>
  /** What an address holds, in satoshi, by the chain itself. */
  balanceOf(address: string): Promise<bigint>
  /** A transaction that is in a block, as hexadecimal, or null. */
  transaction(txid: string): Promise<string | null>
  /** What a transaction has spent, where no node has judged that it might; null where one has. */
  spentBy(txid: string): readonly { readonly address: string; readonly value: number }[] | null
  /** Whether the node says that the address has signed the text; null where it can't tell. */
  isSignedBy(address: string, message: string, signature: string): Promise<boolean | null>
  stop(): Promise<void>
}
