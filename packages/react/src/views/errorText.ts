import type { LatchkeyError } from '@latchkey/protocol'
import type { Texts } from '../i18n/createTexts'

/** Longest piece of a wallet's own words that is shown. */
const maxValueLength = 160

/** What is told to the visitor about an error: the dictionary's text by its code, else that something went wrong. */
export function errorText({ t, has }: Pick<Texts, 't' | 'has'>, error: LatchkeyError): string {
  const key = `error.${error.code}`
  if (!has(key)) return t('error.unknown')
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(error.values)) values[name] = shorten(value)
  // The values were joined to the code where the error was made; which names a text has is checked by a test.
  return (t as (key: string, values: Readonly<Record<string, string | number>>) => string)(key, values)
}

function shorten(value: string | number | boolean): string {
  const text = String(value).trim()
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}
