import type { IconShape } from './IconShape'

/** Arrow round a circle. */
export const iconRefresh: IconShape = { d: 'M16 10.5a6 6 0 1 1-1.6-4.6l2.1 2.1M16.5 4v4h-4' }
