import type { ChainReader } from './ChainReader'
import type { ChainBlock } from './chainData'
import { chainMoved } from './errors'

/** Reads consecutive blocks, each the child of the one before. @throws chainMoved */
export async function readBlocks(
  reader: ChainReader,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<ChainBlock[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const blocks = await Promise.all(numbers.map((number) => reader.block(number, signal)))
  return blocks.map((block, index) => {
    const before = blocks[index - 1]
    if (!block || (before && before.hash !== block.parentHash)) throw chainMoved({ chainId: reader.chainId })
    return block
  })
}
