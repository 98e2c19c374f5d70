import type { IconShape } from './IconShape'

/** Arrow out of a box. */
export const iconExternal: IconShape = {
  d: 'M11.75 3.5h4.75v4.75M16.25 3.75 9.5 10.5M15 11.5v3a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h3',
  flips: true,
}
