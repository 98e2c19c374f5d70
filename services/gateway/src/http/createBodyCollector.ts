import type { BodyHold } from './createBodyBudget'
import { refusals } from './refusals'

/** Puts the parts of a body together. */
export type BodyCollector = {
  /** @throws tooLarge, and what the hold throws */
  add(part: Uint8Array): void
  bytes(): Uint8Array
}

const firstBytes = 8_192

/**
 * Collects a body into one buffer that grows: a list of parts would take a hundred times the bytes of a body that
 * arrives one byte at a time. A body in one part, as most are, is not copied.
 */
export function createBodyCollector(limitBytes: number, hold: Pick<BodyHold, 'grow'>): BodyCollector {
  let only: Uint8Array | undefined
  let buffer = Buffer.alloc(0)
  let size = 0
  const grow = (least: number) => {
    const capacity = Math.min(limitBytes, Math.max(firstBytes, least, buffer.byteLength * 2))
    hold.grow(capacity - buffer.byteLength)
    const larger = Buffer.allocUnsafeSlow(capacity)
    larger.set(buffer.subarray(0, size))
    buffer = larger
  }
  const append = (part: Uint8Array) => {
    if (size + part.byteLength > buffer.byteLength) grow(size + part.byteLength)
    buffer.set(part, size)
    size += part.byteLength
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
      if (only) append(only)
      only = undefined
      append(part)
    },
    bytes: () => only ?? buffer.subarray(0, size),
  }
}
