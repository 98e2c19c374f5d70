import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { ja } from './ja'
import type { MailTexts } from './MailTexts'
import { zh } from './zh'

/** The words of mails by language. */
export const mailTexts = { en, ar, de, es, fr, ja, zh } as const satisfies Record<string, MailTexts>

/** A language of mails. */
export type MailLocale = keyof typeof mailTexts

/** Returns the first language of an `Accept-Language` header that mails have, or English. */
export function mailLocale(acceptLanguage: string | undefined): MailLocale {
  const tags = (acceptLanguage ?? '').slice(0, 200).split(',')
  const languages = tags.map((tag) => tag.trim().toLowerCase().split(/[-_;]/)[0] ?? '')
  return languages.find((language): language is MailLocale => Object.hasOwn(mailTexts, language)) ?? 'en'
}
