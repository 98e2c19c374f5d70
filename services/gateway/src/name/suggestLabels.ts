import { createHash } from 'node:crypto'
import { isLabel, labelLength } from './parseName'

const before = ['hey', 'its', 'the', 'my']
const after = ['hq', 'xyz', 'x', 'me', 'one', 'now']
const numbers = 12

/** Returns labels like the one that a visitor wants, best first; the same ones each time. */
export function suggestLabels(label: string): string[] {
  const base = label.replace(/^-+|-+$/g, '').slice(0, labelLength.most - 5)
  const hash = createHash('sha256').update(base).digest()
  const counted = Array.from(
    { length: numbers },
    (_, at) => `${base}${(hash.readUInt16BE(at * 2) % 9_000) + 10}`,
  )
  const worded = [...after.map((word) => `${base}-${word}`), ...before.map((word) => `${word}-${base}`)]
  // Alternates the two, so a popular name still gets both kinds.
  const mixed = Array.from({ length: numbers }, (_, at) => [worded[at], counted[at]]).flat()
  return [...new Set(mixed)].filter((one): one is string => one !== undefined && isLabel(one))
}
