import type { Logger } from 'pino'
import type { FrameSettings } from '../config/readFrameSettings'
import type { Mailer } from './Mailer'

/** Creates the mailer of the settings. */
export function createMailer(_settings: Pick<FrameSettings, 'SMTP_URL' | 'MAIL_FROM'>, log: Logger): Mailer {
  return {
    async send() {
      log.warn('No mail server is set up: the mail was not sent')
    },
  }
}
