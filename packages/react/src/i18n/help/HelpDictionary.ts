import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** All texts of the help group. */
export type HelpDictionary = Dictionary<typeof en>

/** The help texts in one language. */
export type HelpTexts = Translator<typeof en>
