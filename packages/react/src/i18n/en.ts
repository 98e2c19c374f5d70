import { enFirst } from './enFirst'
import { enLater } from './enLater'

/** The English texts, from which every other dictionary takes its keys and its braces. */
export const en = { ...enFirst, ...enLater } as const
