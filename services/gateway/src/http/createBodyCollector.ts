import type { BodyHold } from './createBodyBudget'
import { type SlabPool, slabBytes } from './createSlabPool'
import { refusals } from './refusals'

/** Puts the parts of a body together. */
export type BodyCollector = {
  /** @throws tooLarge, and what the hold throws */
  add(part: Uint8Array): void
  /** How many bytes it has. */
  size(): number
  /** Calls a function with all bytes, which are valid only until it returns. */
  read<Result>(use: (bytes: Uint8Array) => Result): Result
  /** Gives its memory back; it is empty from now on. */
  release(): void
}

/**
 * Collects a body into slabs of a pool: a list of parts would take a hundred times the bytes of a body that arrives one
 * byte at a time. A body in one part, as most are, is not copied.
 */
export function createBodyCollector(
  limitBytes: number,
  hold: Pick<BodyHold, 'grow'>,
  pool: SlabPool,
): BodyCollector {
  let only: Uint8Array | undefined
  let slabs: Uint8Array[] = []
  let size = 0
  const append = (part: Uint8Array) => {
    for (let from = 0; from < part.byteLength; ) {
      const at = size % slabBytes
      if (size === slabs.length * slabBytes) {
        hold.grow(slabBytes)
        slabs.push(pool.take())
      }
      const piece = part.subarray(from, from + slabBytes - at)
      slabs.at(-1)?.set(piece, at)
      from += piece.byteLength
      size += piece.byteLength
    }
  }
  return {
    add(part) {
      const before = only?.byteLength ?? size
      if (before + part.byteLength > limitBytes) throw refusals.tooLarge({ limit: limitBytes })
      if (before === 0) {
        hold.grow(part.byteLength)
        only = part
        return
      }
      const first = only
      only = undefined
      if (first) append(first)
      append(part)
    },
    size: () => only?.byteLength ?? size,
    read: (use) => (only ? use(only) : pool.join(slabs, size, use)),
    release() {
      pool.give(slabs)
      only = undefined
      slabs = []
      size = 0
    },
  }
}
