import type { MailContext } from '../mail/MailContext'
import type { Attempt } from './Attempt'
import { readLocale } from './localeOf'

/** Returns what a mail tells about the request that started an attempt. */
export function mailContextOf(
  { origin, browser, data }: Pick<Attempt, 'origin' | 'browser' | 'data'>,
  to: string,
  at: number,
): MailContext {
  return { to, site: origin, browser, locale: readLocale(data.locale), at }
}
