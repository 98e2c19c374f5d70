import { object, parse, string } from 'valibot'
import type { MailContext } from '../mail/MailContext'
import { mailLocale } from '../mail/texts/mailLocale'
import type { Attempt } from './Attempt'

const stored = object({ userAgent: string(), locale: string() })

/** Returns what a mail tells about the request that started an attempt. */
export function mailContextOf({ origin, data }: Pick<Attempt, 'origin' | 'data'>, at: number): MailContext {
  const { userAgent, locale } = parse(stored, data)
  return { site: origin, userAgent, at, locale: mailLocale(locale) }
}
