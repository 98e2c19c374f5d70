import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** All sign-in texts. */
export type SignInDictionary = Dictionary<typeof en>

/** The sign-in texts in one language. */
export type SignInTexts = Translator<typeof en>
