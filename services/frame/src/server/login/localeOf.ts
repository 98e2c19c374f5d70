import type { Context } from 'hono'
import { type MailLocale, mailTexts } from '../mail/texts/mailLocales'

/** Returns the first language of the visitor's list that the frame has, or English. */
export function localeOf({ req }: Context): MailLocale {
  const wanted = (req.header('accept-language') ?? '').slice(0, 200).toLowerCase().split(',')
  const languages = wanted.map((item) => item.trim().split(/[-_;]/)[0] ?? '')
  return readLocale(languages.find((language) => isLocale(language)))
}

/** Returns a stored language, or English. */
export function readLocale(value: unknown): MailLocale {
  return isLocale(value) ? value : 'en'
}

function isLocale(value: unknown): value is MailLocale {
  return typeof value === 'string' && Object.hasOwn(mailTexts, value)
}
