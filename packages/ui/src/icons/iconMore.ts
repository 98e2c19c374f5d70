import type { IconShape } from './IconShape'

/** Three dots. */
export const iconMore: IconShape = { d: 'M4.75 10h.01M10 10h.01M15.25 10h.01' }
