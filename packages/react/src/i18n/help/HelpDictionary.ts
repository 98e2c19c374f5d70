import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** A complete set of the texts that explain. */
export type HelpDictionary = Dictionary<typeof en>
