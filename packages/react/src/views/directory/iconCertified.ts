import type { IconShape } from '@latchkey/ui'

/** A shield with a check mark, used only here. */
export const iconCertified: IconShape = {
  d: 'M10 2.5 16 5v4.5c0 3.7-2.5 6.6-6 8-3.5-1.4-6-4.3-6-8V5ZM7.25 9.75l2 2 3.5-3.75',
}
