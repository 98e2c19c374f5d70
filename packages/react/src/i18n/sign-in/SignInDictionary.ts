import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** A complete set of the texts about signing in. */
export type SignInDictionary = Dictionary<typeof en>

/** The texts about signing in, in one language. */
export type SignInTexts = Translator<typeof en>
