import type { IconShape } from './IconShape'

/** Phone. */
export const iconPhone: IconShape = {
  d: 'M7 2.5h6A1.5 1.5 0 0 1 14.5 4v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5M9.5 15h1',
}
