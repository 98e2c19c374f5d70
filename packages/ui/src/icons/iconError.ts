import type { IconShape } from './IconShape'

/** Exclamation mark in a circle. */
export const iconError: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 6.5v4M10 13.5h.01',
}
