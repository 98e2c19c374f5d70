import type { IconShape } from './IconShape'

/** Sheet of a shield with a tick. */
export const iconShield: IconShape = {
  d: 'M10 2.75 16 5v4.5c0 3.75-2.4 6.4-6 7.75-3.6-1.35-6-4-6-7.75V5zM7.25 9.75l2 2 3.5-3.75',
}
