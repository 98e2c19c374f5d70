import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** All texts about assets. */
export type AssetDictionary = Dictionary<typeof en>

/** The asset texts in one language. */
export type AssetTexts = Translator<typeof en>
