import type { ChainReader } from './ChainReader'
import type { ChainHeader } from './chainData'
import type { FollowerStore } from './FollowerStore'
import { findInBlock } from './findInBlock'
import { readBlocks } from './readBlocks'
import type { Watched } from './recordsOf'
import { withTokenFacts } from './withTokenFacts'

/** What a round of catching up needs. */
export type Round = {
  readonly reader: ChainReader
  readonly store: FollowerStore
  readonly watched: Watched & { readonly size: number }
  readonly head: ChainHeader
  readonly signal: AbortSignal
}

const blocksAtOnce = 16

/** Reads the next blocks, or goes back after a reorganisation. @throws chainMoved */
export async function catchUp(round: Round): Promise<'idle' | 'moved' | 'shorter'> {
  const { reader, store, watched, head, signal } = round
  const { next } = await store.place()
  const kept = await store.hashes()
  const [newest] = kept
  const same = kept.find(({ number }) => number === head.number)
  if (same && same.hash !== head.hash) return goBack(round, kept)
  if (head.number < next - 1) {
    const isInKept = !same && head.number > (kept.at(-1)?.number ?? 0)
    return isInKept ? goBack(round, kept) : 'shorter'
  }
  if (head.number === next - 1) return 'idle'
  // Nobody is watched, so nothing is missed.
  if (watched.size === 0) {
    await store.jump(head)
    return 'moved'
  }
  const blocks = await readBlocks(reader, next, Math.min(head.number, next + blocksAtOnce - 1), signal)
  if (newest?.number === next - 1 && newest.hash !== blocks[0]?.parentHash) return goBack(round, kept)
  const found = await Promise.all(blocks.map((block) => findInBlock(reader, block, watched, signal)))
  for (const [index, block] of blocks.entries())
    await store.advance(await withTokenFacts(reader, store, found[index] ?? [], signal), block)
  return 'moved'
}

/** Finds the newest common block, and deletes what came after it. */
async function goBack(
  { reader, store, head, signal }: Round,
  kept: readonly { readonly number: number; readonly hash: string }[],
): Promise<'moved'> {
  for (const { number, hash } of kept) {
    if ((await reader.header(number, signal))?.hash !== hash) continue
    await store.rollBack(number + 1)
    return 'moved'
  }
  await store.startOver(head, (await reader.header(0, signal))?.hash ?? '')
  return 'moved'
}
