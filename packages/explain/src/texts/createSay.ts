import type { ExplanationTexts } from './en'

/** Looks up a text by its key and fills in values. */
export type Say = (
  key: keyof ExplanationTexts,
  values?: { readonly [name: string]: string | undefined },
) => string

/** Languages that are written from right to left. */
const rightToLeft = /^(ar|fa|he|ur)\b/i

/** Creates the lookup in one language. */
export function createSay(texts: ExplanationTexts, locale: string): Say {
  // Amounts and addresses keep their own direction inside a sentence.
  const [start, end] = rightToLeft.test(locale) ? ['\u2068', '\u2069'] : ['', '']
  return (key, values) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => `${start}${values?.[name] ?? ''}${end}`)
}
