import type { Dictionary as DictionaryOf, TextKey as TextKeyOf, TextValues } from '@latchkey/ui'
import type { en } from './en'

/** The keys of the texts. The plural forms (`'found.one'`, `'found.other'`) share one key, `'found'`. */
export type TextKey = TextKeyOf<typeof en>

/** A complete set of texts: every English key, plus the plural forms that the language needs. */
export type Dictionary = DictionaryOf<typeof en>

/** The keys of texts without placeholders. */
export type PlainTextKey = {
  [K in TextKey]: TextValues<typeof en, K> extends [] ? K : never
}[TextKey]
