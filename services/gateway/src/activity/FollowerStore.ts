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

/** What the follower of one chain keeps; each step is one transaction. All throw followerReplaced where another took over. */
export type FollowerStore = {
  place(): Promise<FollowerPlace>
  /** The hashes of the newest blocks, the newest first. */
  hashes(): Promise<{ readonly number: number; readonly hash: string }[]>
  /** Keeps what was found in the next block, and goes on after it. */
  advance(found: Findings, block: ChainHeader): Promise<void>
  /** Goes on after a block without having read those before it; only while nobody is watched. */
  jump(head: ChainHeader): Promise<void>
  /** Forgets everything from a block on. */
  rollBack(next: number): Promise<void>
  /** Forgets everything: this is another chain than before. */
  startAnew(head: ChainHeader, genesis: string): Promise<void>
  /** Which of some tokens have been asked what they are. */
  knownTokens(tokens: readonly string[]): Promise<string[]>
  /** Takes up the addresses that were asked for since the last time; from here on no block is missed for them. */
  takeUp(): Promise<string[]>
  /** Everyone who is watched and taken up. */
  watched(): Promise<string[]>
  /** The addresses whose past is known least far back, and from where on it is known. */
  pending(most: number): Promise<{ readonly from: number; readonly addresses: string[] } | undefined>
  /** Keeps what was found for addresses in the blocks from `from` to where their past was known. */
  addPast(
    found: Findings,
    addresses: readonly string[],
    from: number,
    blocks: readonly ChainHeader[],
  ): Promise<void>
  /** Says that there is nothing newer to read, and lets go of addresses that nobody asked for in a long time: those it returns. */
  keepUp(): Promise<string[]>
}
