import type { IntentCode, Line } from './Explanation'

/** Sums up what a request is for, by its lines; `otherwise` if they tell nothing. */
export function intentCode(lines: readonly Line[], otherwise: IntentCode): IntentCode {
  const has = (kind: Line['kind']) => lines.some((line) => line.kind === kind)
  if (has('change')) return 'change'
  if (has('receive-at-least') || lines.some((line) => line.kind === 'send' && line.atMost && !line.to))
    return 'order'
  if (has('allow') || has('allow-all')) return 'allow'
  if (has('send')) return has('receive') ? 'swap' : 'send'
  if (has('receive')) return 'receive'
  return has('revoke') ? 'revoke' : otherwise
}
