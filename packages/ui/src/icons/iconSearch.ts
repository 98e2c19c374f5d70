import type { IconShape } from './IconShape'

/** Magnifying glass. */
export const iconSearch: IconShape = {
  d: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0M12.6 12.6l3.9 3.9',
}
