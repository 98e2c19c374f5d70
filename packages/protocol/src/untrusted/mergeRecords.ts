import { fieldsOf } from './fieldsOf'
import { isRecord } from './isRecord'

/** Puts one object of JSON over another: objects merge field by field, anything else replaces what is under it. */
export function mergeRecords(under: unknown, over: unknown): { readonly [name: string]: unknown } {
  const below = fieldsOf(under)
  const merged = Object.entries(fieldsOf(over)).map(([name, value]) => {
    const old = Object.hasOwn(below, name) ? below[name] : undefined
    return [name, isRecord(old) && isRecord(value) ? mergeRecords(old, value) : value] as const
  })
  return { ...below, ...Object.fromEntries(merged) }
}
