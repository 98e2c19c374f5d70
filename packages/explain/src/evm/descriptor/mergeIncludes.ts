import { fieldsOf, isRecord } from '@latchkey/protocol'
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
  return merge(mergeIncludes(load(includes), load, depth + 1), own)
}

function merge(under: unknown, over: unknown): Descriptor {
  const below = fieldsOf(under)
  const merged = Object.entries(fieldsOf(over)).map(([name, value]) => {
    const old = Object.hasOwn(below, name) ? below[name] : undefined
    return [name, isRecord(old) && isRecord(value) ? merge(old, value) : value] as const
  })
  return { ...below, ...Object.fromEntries(merged) }
}
