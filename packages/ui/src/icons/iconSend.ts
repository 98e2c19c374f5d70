import type { IconShape } from './IconShape'

/** Arrow up and out. */
export const iconSend: IconShape = { d: 'M6 14 14.25 5.75M7.25 5.5h7.25v7.25', flips: true }
