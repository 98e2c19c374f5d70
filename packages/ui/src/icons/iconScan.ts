import type { IconShape } from './IconShape'

/** Corners of a frame around a square, as a camera looks for a code. */
export const iconScan: IconShape = {
  d: 'M3.5 6.75V4.5a1 1 0 0 1 1-1h2.25M13.25 3.5h2.25a1 1 0 0 1 1 1v2.25M16.5 13.25v2.25a1 1 0 0 1-1 1h-2.25M6.75 16.5H4.5a1 1 0 0 1-1-1v-2.25M7.25 7.25h5.5v5.5h-5.5z',
}
