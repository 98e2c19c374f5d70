import type { Latchkey } from '../Latchkey'

/** [NAV-9] Whether the modal is visible; an embedded one always is. */
export function isShown({ options, getState }: Latchkey): boolean {
  return options.enableEmbedded || getState().modal.open
}
