import type { IconShape } from './IconShape'

/** Browser window. */
export const iconBrowser: IconShape = {
  d: 'M5 3.5h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M3 7.5h14M5.75 5.5h.01M8 5.5h.01',
}
