import type { IconShape } from './IconShape'

/** Clock. */
export const iconClock: IconShape = { d: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 5.75V10l2.75 2' }
