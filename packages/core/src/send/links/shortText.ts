import { stripDeceptive } from '@latchkey/protocol'

/** A text of a stranger: without deceptive characters, and cut off; null if nothing is left. */
export function shortText(text: string | undefined): string | null {
  return stripDeceptive(text ?? '').slice(0, 200) || null
}
