import type { IconShape } from './IconShape'

/** Moon. */
export const iconMoon: IconShape = { d: 'M16.75 11.9A7 7 0 1 1 8.1 3.25a5.5 5.5 0 0 0 8.65 8.65' }
