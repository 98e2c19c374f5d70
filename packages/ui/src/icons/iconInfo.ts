import type { IconShape } from './IconShape'

/** Letter i in a circle. */
export const iconInfo: IconShape = { d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 9.5v4M10 6.5h.01' }
