import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/Database'
import type { ChainReader } from './ChainReader'
import { catchUp } from './catchUp'
import { createPastReader } from './createPastReader'
import { chainMoved } from './errors'
import { openFollowerStore } from './openFollowerStore'

/** What a follower needs. */
export type FollowOptions = {
  readonly database: Database
  readonly reader: ChainReader
  readonly followFrom: number | undefined
  /** How long to wait when there is nothing to do. */
  readonly pollMs: number
  /** Reads at most this many blocks in full for each requested address. */
  readonly mostWhole: number
  /** Watches at most this many addresses. */
  readonly mostWatched: number
  readonly now: () => number
}

const keepUpMs = 10_000
/** How long a chain must stay shorter before we believe it. */
const shorterMs = 10_000

/**
 * Follows a chain until `signal` aborts: first new blocks, then pieces of the requested past. @throws chainDown,
 * callRefused, followerReplaced
 */
export async function followChain(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { database, reader, followFrom, pollMs, mostWhole, mostWatched, now } = options
  const start = { head: await reader.head(signal), genesis: (await reader.header(0, signal))?.hash ?? '' }
  const store = await openFollowerStore(database, reader.chainId, start, followFrom, mostWatched)
  const readPast = createPastReader(reader, store, mostWhole)
  const watched = new Set(await store.watched())
  let keptUpAt = 0
  let shorterSince: number | undefined
  while (!signal.aborted) {
    try {
      const head = await reader.head(signal)
      for (const address of await store.takeUp()) watched.add(address)
      const state = await catchUp({ reader, store, watched, head, signal })
      // A node may lag behind another, or a development chain was reset.
      shorterSince = state === 'shorter' ? (shorterSince ?? now()) : undefined
      if (shorterSince !== undefined && now() - shorterSince > shorterMs)
        await store.rollBack(head.number + 1)
      if (state === 'idle' && now() - keptUpAt > keepUpMs) {
        for (const address of await store.keepUp()) watched.delete(address)
        keptUpAt = now()
      }
      const isBusy = state === 'moved' || (await readPast(await store.place(), signal))
      if (!isBusy) await sleep(pollMs, undefined, { signal })
    } catch (error) {
      if (!chainMoved.is(error)) throw error
      // The next round finds out where.
      await sleep(pollMs, undefined, { signal })
    }
  }
}
