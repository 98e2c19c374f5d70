import type { IconShape } from './IconShape'

/** Envelope. */
export const iconMail: IconShape = {
  d: 'M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5M3.5 6l6.5 5 6.5-5',
}
