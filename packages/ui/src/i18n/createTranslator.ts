import type { Dictionary, TextKey, TextValues } from './Dictionary'
import { directionOf } from './directionOf'

/** Translates into one language. */
export type Translator<Source> = {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Returns the text of a key with its values filled in. */
  t<Key extends TextKey<Source>>(key: Key, ...values: TextValues<Source, Key>): string
  formatNumber(value: number | bigint, options?: Intl.NumberFormatOptions): string
  formatDate(value: Date | number, options?: Intl.DateTimeFormatOptions): string
}

/** Marks that change the text direction; an untrusted value must not reorder the sentence around it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Creates a translator for texts like `'Hi {name}'`. A plural is one key with a form after the dot
 * (`'found.one'`, `'found.other'`), used as `t('found', { count })`. For another language than the source's,
 * name the source: `createTranslator<typeof en>(de, 'de')`.
 */
export function createTranslator<const Source extends Readonly<Record<string, string>>>(
  dictionary: Source | NoInfer<Dictionary<Source>>,
  locale: string,
): Translator<Source> {
  const texts: Readonly<Record<string, string | undefined>> = dictionary
  const direction = directionOf(locale)
  const formatNumber: Translator<Source>['formatNumber'] = (value, options) =>
    new Intl.NumberFormat(locale, options).format(value)

  const fill = (value: string | number): string => {
    if (typeof value === 'number') return formatNumber(value)
    const plain = value.replace(turning, '')
    return direction === 'rtl' ? `\u2068${plain}\u2069` : plain
  }

  return {
    locale,
    direction,
    t(key: string, values?: Readonly<Record<string, string | number>>) {
      const count = values?.count
      const form = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other'
      const text = texts[key] ?? texts[`${key}.${form}`] ?? texts[`${key}.other`] ?? key
      return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
        const value = values?.[name]
        return value === undefined ? braces : fill(value)
      })
    },
    formatNumber,
    formatDate: (value, options) => new Intl.DateTimeFormat(locale, options).format(value),
  }
}
