import type { IconShape } from './IconShape'

/** Arrow down onto a line. */
export const iconDownload: IconShape = { d: 'M10 3.5v8.75M6.25 8.75 10 12.5l3.75-3.75M3.5 16.5h13' }
