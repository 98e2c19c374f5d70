import type { Dictionary as DictionaryOf, TextKey as TextKeyOf, TextValues } from '@latchkey/ui'
import type { en } from './en'

/** What may be asked for; the forms of a plural (`'found.one'`, `'found.other'`) are one key, `'found'`. */
export type TextKey = TextKeyOf<typeof en>

/** A complete set of texts: every key of the English one, plus the plural forms that the language needs. */
export type Dictionary = DictionaryOf<typeof en>

/** The texts that have no braces to fill. */
export type PlainTextKey = {
  [K in TextKey]: TextValues<typeof en, K> extends [] ? K : never
}[TextKey]
