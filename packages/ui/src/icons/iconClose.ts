import type { IconShape } from './IconShape'

/** Cross. */
export const iconClose: IconShape = { d: 'M5 5l10 10M15 5 5 15' }
