import type { Latchkey } from '../Latchkey'

/** [NAV-9] Whether somebody looks at a view: an embedded modal is always there. */
export function isShown({ options, getState }: Latchkey): boolean {
  return options.enableEmbedded || getState().modal.open
}
