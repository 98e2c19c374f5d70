import type { Mailer } from '../mail/Mailer'
import type { FrameMetrics } from './createFrameMetrics'

/** Wraps a mailer, and counts what the mail server took and what it didn't. */
export function countMails(mailer: Mailer, { mails }: Pick<FrameMetrics, 'mails'>): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        mails.inc({ kind: mail.kind, outcome: 'failed' })
        throw error
      }
      mails.inc({ kind: mail.kind, outcome: 'sent' })
    },
  }
}
