import type { IconShape } from './IconShape'

/** Angle down. */
export const iconChevronDown: IconShape = { d: 'M5 7.75l5 5 5-5' }
