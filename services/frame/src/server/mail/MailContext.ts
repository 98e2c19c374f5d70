import type { MailLocale } from './texts/mailLocales'

/** Who gets a mail, and what it tells about the request that caused it, so its reader can judge it. */
export type MailContext = {
  readonly to: string
  /** The origin of the site that asked. */
  readonly site: string
  /** The browser that asked, in words. */
  readonly browser: string
  readonly locale: MailLocale
  /** When it asked, in milliseconds since 1970; now by default. */
  readonly at?: number
}
