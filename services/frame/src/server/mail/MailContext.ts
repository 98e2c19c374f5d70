import type { MailLocale } from './texts/mailLocale'

/** What every mail tells about the request that caused it, so its reader can judge it. */
export type MailContext = {
  /** The origin of the site that asked. */
  readonly site: string
  /** The `User-Agent` header of the browser that asked. */
  readonly userAgent: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  readonly locale: MailLocale
}
