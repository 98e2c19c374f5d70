import type { NameStatus } from './NameState'

/** [NAM-1] The shortest label. */
const shortest = 4
/** The longest label that the domain name system allows. */
const longest = 63

/**
 * [NAM-1] Checks the part of a name before its zone: at least four letters, digits and hyphens. Hyphens can't be at the
 * ends, nor third and fourth, where they announce an encoded name. Returns null if nothing is wrong.
 */
export function checkLabel(label: string): Extract<NameStatus, 'empty' | 'short' | 'invalid'> | null {
  if (label === '') return 'empty'
  if (!/^[a-z0-9-]*$/.test(label)) return 'invalid'
  if (label.length < shortest) return 'short'
  return label.length > longest || /^-|-$|^..--/.test(label) ? 'invalid' : null
}
