import type { ChainHeader } from './chainData'
import type { HistoryRecord } from './HistoryRecord'
import type { TokenFacts } from './readTokenFacts'

/** How far a chain has been read. */
export type FollowerPlace = { readonly first: number; readonly next: number }

/** What was found in some blocks. */
export type Findings = {
  readonly records: readonly HistoryRecord[]
  readonly facts: ReadonlyMap<string, TokenFacts>
}

/** Which addresses to read the past of. */
export type PendingQuery = {
  /** Those with most of their past to read, or those with least. */
  readonly first: 'newest' | 'oldest'
  /** At most this many. */
  readonly most: number
  /** Those that are known from blocks this close to each other are read together. */
  readonly within: number
}

/** Addresses that are known from blocks in this range on, both inclusive. */
export type PendingAddresses = {
  readonly from: number
  readonly to: number
  readonly addresses: string[]
}

/**
 * The state of a chain's follower; each method is one transaction. All throw followerReplaced when another process
 * took over.
 */
export type FollowerStore = {
  place(): Promise<FollowerPlace>
  /** Returns the hashes of the newest blocks, newest first. */
  hashes(): Promise<{ readonly number: number; readonly hash: string }[]>
  /** Saves what was found in the next block, and moves past it. */
  advance(found: Findings, block: ChainHeader): Promise<void>
  /** Moves past a block without reading those before it; only while nobody is watched. */
  jump(head: ChainHeader): Promise<void>
  /** Deletes everything from a block on. */
  rollBack(next: number): Promise<void>
  /** Deletes everything: this is a different chain. */
  startOver(head: ChainHeader, genesis: string): Promise<void>
  /** Returns which of some tokens have been read. */
  knownTokens(tokens: readonly string[]): Promise<string[]>
  /** Accepts newly requested addresses; from now on it misses no block for them. */
  takeUp(): Promise<string[]>
  /** Returns all watched addresses. */
  watched(): Promise<string[]>
  /** Returns addresses whose past is not known yet, if there are any. */
  pending(which: PendingQuery): Promise<PendingAddresses | undefined>
  /** Saves what was found for addresses in the blocks from `from` to where their past was known; some may be saved already. */
  addPast(
    found: Findings,
    addresses: readonly string[],
    from: number,
    blocks: readonly ChainHeader[],
  ): Promise<void>
  /**
   * Marks the chain as caught up, and drops and returns addresses that nobody asked for in a long time; if there are
   * too many, also those that were asked for least recently.
   */
  keepUp(): Promise<string[]>
}
