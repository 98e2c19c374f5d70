import type { FrameServices } from '../FrameServices'
import { mailFailed } from '../mail/errors'
import type { Mail } from '../mail/Mailer'
import { returnMail } from './limitMails'

/**
 * Sends a mail that {@link limitMails} counted. If the mail server doesn't take it, it doesn't count. Call it outside
 * transactions: a slow mail server must not hold the database. @throws mailFailed
 */
export async function sendCounted(
  { database, mailer }: Pick<FrameServices, 'database' | 'mailer'>,
  mail: Mail,
  mailKeys: readonly string[],
): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (mailFailed.is(error)) await returnMail(database, mailKeys)
    throw error
  }
}
