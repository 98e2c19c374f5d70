import type { IconShape } from './IconShape'

/** Globe. */
export const iconGlobe: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M2.5 10h15M10 2.5c4.3 4.4 4.3 10.6 0 15-4.3-4.4-4.3-10.6 0-15',
}
