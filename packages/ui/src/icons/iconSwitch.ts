import type { IconShape } from './IconShape'

/** Two arrows that change places. */
export const iconSwitch: IconShape = { d: 'M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3' }
