import type { IconShape } from './IconShape'

/** Three joined points. */
export const iconNetwork: IconShape = {
  d: 'M12 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0M6.5 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0M17.5 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0M9 6.75 5.5 13.25M11 6.75l3.5 6.5M6.5 15h7',
}
