import type { IconShape } from './IconShape'
import { iconEye } from './iconEye'

/** Eye with a stroke through it. */
export const iconEyeOff: IconShape = { d: `${iconEye.d}M3.75 16.25l12.5-12.5` }
