import type { FrameServices } from '../FrameServices'

/** A slot that was deleted. */
export type GoneSlot = { readonly id: string; readonly kind: string }

/** Deletes the second halves of slots that are gone. What remains opens nothing, so a failure is only for the log. */
export async function forgetGone(
  { halves, log }: Pick<FrameServices, 'halves' | 'log'>,
  gone: readonly GoneSlot[],
): Promise<void> {
  const ids = gone.filter(({ kind }) => kind === 'auto').map(({ id }) => id)
  if (ids.length === 0) return
  await halves
    .forget(ids)
    .catch((error: unknown) => log.warn({ error: String(error) }, 'Could not delete second halves'))
}
