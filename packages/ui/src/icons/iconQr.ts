import type { IconShape } from './IconShape'

/** Corner of a matrix code. */
export const iconQr: IconShape = {
  d: 'M4.5 3.5H8v4.5H3.5V4.5a1 1 0 0 1 1-1M12 3.5h3.5a1 1 0 0 1 1 1V8H12zM3.5 12H8v4.5H4.5a1 1 0 0 1-1-1zM12 12h1.25M16.5 12v1.25M12 15.25v1.25M15.25 16.5h1.25',
}
