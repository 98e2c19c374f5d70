import type { IconShape } from './IconShape'

/** Arrow on to the end side. */
export const iconForward: IconShape = { d: 'M4 10h11.5M10.75 5l5 5-5 5', flips: true }
