import type { IconShape } from './IconShape'

/** Padlock. */
export const iconLock: IconShape = {
  d: 'M5.5 9h9a1.25 1.25 0 0 1 1.25 1.25v5a1.25 1.25 0 0 1-1.25 1.25h-9a1.25 1.25 0 0 1-1.25-1.25v-5A1.25 1.25 0 0 1 5.5 9M7 9V6.5a3 3 0 0 1 6 0V9',
}
