import type { IconShape } from './IconShape'

/** Head and shoulders. */
export const iconAccount: IconShape = {
  d: 'M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M3.75 16.5c.5-3 3-4.75 6.25-4.75s5.75 1.75 6.25 4.75',
}
