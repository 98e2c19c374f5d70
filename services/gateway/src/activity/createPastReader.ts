import { callRefused, isTooLarge } from '../rpc/errors'
import type { ChainReader } from './ChainReader'
import type { ChainBlock } from './chainData'
import { chainMoved } from './errors'
import type { FollowerPlace, FollowerStore } from './FollowerStore'
import { findByLogs } from './findByLogs'
import { findInBlock } from './findInBlock'
import { readBlocks } from './readBlocks'
import { withTokenFacts } from './withTokenFacts'

const blocksAtOnce = 32
/** Reading blocks in full costs the same for any number of addresses. */
const addressesAtOnce = 10_000
/** Nodes search for only so many at once. */
const searchedAtOnce = 100
const widestSpan = 5_000

/**
 * Reads the past of addresses in pieces, from the newest unknown block back to the first. Reads up to `mostWhole`
 * blocks in full; beyond that it searches logs. Newcomers take turns with those who are nearly done: they see their
 * latest transactions soon, and however many they are, everybody's past gets read.
 */
export function createPastReader(
  reader: ChainReader,
  store: FollowerStore,
  mostWhole: number,
): (place: FollowerPlace, signal: AbortSignal) => Promise<boolean> {
  // Nodes differ in how wide a range they accept.
  let span = widestSpan
  let isNewestsTurn = false
  return async (place, signal) => {
    const isWhole = place.next - place.first <= mostWhole
    isNewestsTurn = !isNewestsTurn
    const pending = await store.pending({
      first: isNewestsTurn ? 'newest' : 'oldest',
      most: isWhole ? addressesAtOnce : searchedAtOnce,
      within: blocksAtOnce,
    })
    if (!pending) return false
    const { addresses, to: end } = pending
    if (isWhole) {
      const from = Math.max(place.first, pending.from - blocksAtOnce)
      // One more than needed: it is already known and ties these to the followed chain.
      const all = await readBlocks(reader, from, Math.min(end, place.next - 1), signal)
      await checkKnown(store, all, reader.chainId)
      const blocks = all.slice(0, end - from)
      const watched = new Set(addresses)
      const found = await Promise.all(blocks.map((block) => findInBlock(reader, block, watched, signal)))
      await store.addPast(await withTokenFacts(reader, store, found.flat(), signal), addresses, from, blocks)
      return true
    }
    const from = Math.max(place.first, pending.from - span)
    try {
      const found = await findByLogs(reader, { from, to: end - 1 }, addresses, signal)
      await store.addPast(await withTokenFacts(reader, store, found, signal), addresses, from, [])
      span = Math.min(widestSpan, span * 2)
    } catch (error) {
      const isTooMuch = callRefused.is(error) || isTooLarge(error)
      if (!isTooMuch || span <= 1) throw error
      span = Math.ceil(span / 4)
    }
    return true
  }
}

/** Checks that a known block is the same, so we still read the followed chain. */
async function checkKnown(
  store: FollowerStore,
  blocks: readonly ChainBlock[],
  chainId: string,
): Promise<void> {
  const kept = new Map((await store.hashes()).map(({ number, hash }) => [number, hash]))
  if (blocks.some(({ number, hash }) => (kept.get(number) ?? hash) !== hash)) throw chainMoved({ chainId })
}
