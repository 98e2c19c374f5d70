import { enFirst } from './enFirst'
import { enLater } from './enLater'

/** The English texts. Every other dictionary has the same keys and placeholders. */
export const en = { ...enFirst, ...enLater } as const
