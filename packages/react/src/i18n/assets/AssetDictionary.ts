import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** A complete set of the texts about what an account holds. */
export type AssetDictionary = Dictionary<typeof en>

/** The texts about what an account holds, in one language. */
export type AssetTexts = Translator<typeof en>
