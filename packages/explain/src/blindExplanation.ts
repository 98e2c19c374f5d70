import type { Explanation } from './Explanation'

/** Explains what nobody could read. */
export const blindExplanation: Explanation = {
  intent: { code: 'sign', values: {} },
  lines: [],
  warnings: [{ code: 'blind' }],
  will: 'unknown',
  seen: { decoded: false },
}
