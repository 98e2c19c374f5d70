import type { Context } from 'hono'
import { describeBrowser } from '../mail/describeBrowser'
import { type MailLocale, mailLocale } from '../mail/texts/mailLocale'

/** What a request tells about its browser, for the owner's mails and lists. */
export type Asker = {
  /** In words, such as `Firefox, Windows`. */
  readonly browser: string
  readonly userAgent: string
  readonly locale: MailLocale
}

/** Reads what a request tells about its browser. */
export function askerOf({ req }: Context): Asker {
  const userAgent = (req.header('user-agent') ?? '').slice(0, 500)
  return {
    browser: describeBrowser(userAgent) ?? 'Unknown browser',
    userAgent,
    locale: mailLocale(req.header('accept-language')),
  }
}
