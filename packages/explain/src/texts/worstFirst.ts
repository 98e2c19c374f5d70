import type { Line } from '../Explanation'

/** What costs most if it's missed comes first: many harmless lines must not push it out of sight. */
const order: readonly Line['kind'][] = [
  'change',
  'allow-all',
  'allow',
  'send',
  'unknown',
  'rent',
  'receive',
  'receive-at-least',
  'return',
  'revoke',
  'message',
  'note',
]

/** Sorts lines, the worst first; lines of the same kind stay in their order. */
export function worstFirst(lines: readonly Line[]): readonly Line[] {
  return [...lines].sort((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind))
}
