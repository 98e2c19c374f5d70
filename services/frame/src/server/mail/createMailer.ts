import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { FrameSettings } from '../config/readFrameSettings'
import { mailFailed } from './errors'
import type { Mailer } from './Mailer'

/** A mailer that keeps connections to its server. */
export type SmtpMailer = Mailer & { readonly stop: () => void }

/** Creates a mailer that hands mails to the SMTP server of the settings. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<FrameSettings, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Pick<Logger, 'warn'>,
): SmtpMailer {
  if (SMTP_URL === undefined) {
    const send = async () => log.warn('No mail server is set up: the mail was not sent')
    return { send, stop: () => undefined }
  }
  const transport = createTransport(
    {
      url: SMTP_URL,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // Mails are text from our templates: nothing in them names a file or an address to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: MAIL_FROM, headers: { 'auto-submitted': 'auto-generated' } },
  )
  return {
    async send({ to, subject, text, html }) {
      try {
        // An object keeps an address with commas one receiver.
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html })
      } catch (cause) {
        // Its text may name the receiver.
        const { code, responseCode } = cause as { readonly code?: unknown; readonly responseCode?: unknown }
        log.warn({ code, status: responseCode }, 'Could not send a mail')
        throw mailFailed({}, { cause })
      }
    },
    stop: () => transport.close(),
  }
}
