import type { Latchkey } from '../Latchkey'

/** [FRM-6] [FRM-7] Gives up a social login and closes its window. Does nothing without one. */
export function cancelSocial({ live }: Latchkey): void {
  live.cancelSocial?.()
}
