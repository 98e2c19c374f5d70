import type { IconShape } from './IconShape'

/** Question mark in a circle. */
export const iconHelp: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M7.8 7.9a2.25 2.25 0 1 1 3.4 1.9c-.8.5-1.2.9-1.2 1.7M10 14h.01',
}
