import type { IconShape } from './IconShape'

/** Eye. */
export const iconEye: IconShape = {
  d: 'M2.5 10s2.75-5 7.5-5 7.5 5 7.5 5-2.75 5-7.5 5-7.5-5-7.5-5M12.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0',
}
