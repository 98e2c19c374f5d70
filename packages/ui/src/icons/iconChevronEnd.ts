import type { IconShape } from './IconShape'

/** Angle to the end side. */
export const iconChevronEnd: IconShape = { d: 'M7.75 5l5 5-5 5', flips: true }
