import type { IconShape } from './icons'

// Where software is had: few visitors look there, so these are kept out of the script that every modal loads.

/** Arrow down onto a line. */
export const iconDownload: IconShape = { d: 'M10 3.5v8.75M6.25 8.75 10 12.5l3.75-3.75M3.5 16.5h13' }
/** Mobile telephone. */
export const iconPhone: IconShape = {
  d: 'M7 2.5h6A1.5 1.5 0 0 1 14.5 4v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5M9.5 15h1',
}
/** Browser window. */
export const iconBrowser: IconShape = {
  d: 'M5 3.5h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M3 7.5h14M5.75 5.5h.01M8 5.5h.01',
}
/** Globe. */
export const iconGlobe: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M2.5 10h15M10 2.5c4.3 4.4 4.3 10.6 0 15-4.3-4.4-4.3-10.6 0-15',
}
