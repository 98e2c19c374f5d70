import type { Context } from 'hono'
import type { MailLocale } from '../mail/texts/mailLocales'
import { browserOf } from './browserOf'
import { localeOf } from './localeOf'

/** What a request tells about its browser, for the owner's mails and lists. */
export type Asker = {
  /** In words, such as `Firefox, Windows`. */
  readonly browser: string
  readonly locale: MailLocale
}

/** Reads what a request tells about its browser. */
export function askerOf(context: Context): Asker {
  return { browser: browserOf(context), locale: localeOf(context) }
}
