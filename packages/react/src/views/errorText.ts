import type { LatchkeyError } from '@latchkey/protocol'
import type { Texts } from '../i18n/createTexts'

/** The most that is shown of a wallet's own message. */
const maxValueLength = 160

/** Returns the dictionary's text for an error, or a generic one. */
export function errorText({ t, has }: Pick<Texts, 't' | 'has'>, error: LatchkeyError): string {
  const key = `error.${error.code}`
  if (!has(key)) return t('error.unknown')
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(error.values)) values[name] = shorten(value)
  // The error's values match its code. A test checks the placeholders of each text.
  return (t as (key: string, values: Readonly<Record<string, string | number>>) => string)(key, values)
}

function shorten(value: string | number | boolean): string {
  const text = String(value).trim()
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}
