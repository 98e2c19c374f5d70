import type { IconShape } from './IconShape'

/** Two sheets. */
export const iconCopy: IconShape = {
  d: 'M9.25 7.25h5.25a2 2 0 0 1 2 2v5.25a2 2 0 0 1-2 2H9.25a2 2 0 0 1-2-2V9.25a2 2 0 0 1 2-2M4.3 12.6a1.8 1.8 0 0 1-.8-1.5V5.5a2 2 0 0 1 2-2h5.6c.6 0 1.2.3 1.5.8',
}
