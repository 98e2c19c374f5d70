import type { IconShape } from './IconShape'

/** A bank card. */
export const iconCard: IconShape = {
  d: 'M4.75 4.75h10.5a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2M2.75 8.5h14.5M5.75 12h2.5',
}
