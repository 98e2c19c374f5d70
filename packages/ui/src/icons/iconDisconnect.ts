import type { IconShape } from './IconShape'

/** Arrow out of a door. */
export const iconDisconnect: IconShape = {
  d: 'M8.5 3.5h-3a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h3M12.75 6.25 16.5 10l-3.75 3.75M16.25 10H8',
  flips: true,
}
