import type { IconShape } from './IconShape'

/** Key. */
export const iconKey: IconShape = {
  d: 'M10.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M9.5 10.5l7-7M13.5 6.5l2.5 2.5',
}
