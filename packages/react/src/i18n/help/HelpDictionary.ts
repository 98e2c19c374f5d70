import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** A complete set of the texts that explain. */
export type HelpDictionary = Dictionary<typeof en>

/** The texts that explain, in one language. */
export type HelpTexts = Translator<typeof en>
