import type { IconShape } from './IconShape'

/** Exclamation mark in a triangle. */
export const iconWarning: IconShape = {
  d: 'M8.7 4.2 2.9 14.3a1.5 1.5 0 0 0 1.3 2.2h11.6a1.5 1.5 0 0 0 1.3-2.2L11.3 4.2a1.5 1.5 0 0 0-2.6 0M10 8.25v3.25M10 13.9h.01',
}
