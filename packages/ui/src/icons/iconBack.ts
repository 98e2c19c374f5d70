import type { IconShape } from './IconShape'

/** Arrow back to the start side. */
export const iconBack: IconShape = { d: 'M16 10H4.5M9.25 5 4.25 10l5 5', flips: true }
