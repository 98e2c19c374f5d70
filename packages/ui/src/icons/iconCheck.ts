import type { IconShape } from './IconShape'

/** Tick. */
export const iconCheck: IconShape = { d: 'M4 10.75 8 14.5 16 5.75' }
