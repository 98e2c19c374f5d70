import { isRecord } from '../untrusted/isRecord'

/** What a site's developer wrote, in words short enough for an error. */
export function describeGiven(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list'
  return isRecord(value) ? 'an object' : String(value)
}
