import { fieldsOf, mergeRecords } from '@latchkey/protocol'
import type { Descriptor } from './Descriptor'

/** Deeper than any descriptor includes; also ends a circle. */
const deepest = 8

/**
 * Puts the file that a descriptor includes under it; the descriptor wins. `load` gives an included file and how to load
 * what that one includes.
 */
export function mergeIncludes(file: unknown, load: (path: string) => unknown, depth = 0): Descriptor {
  const { includes, ...own } = fieldsOf(file)
  if (typeof includes !== 'string' || depth >= deepest) return own
  return mergeRecords(mergeIncludes(load(includes), load, depth + 1), own)
}
