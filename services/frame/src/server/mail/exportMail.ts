import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that somebody saw the words of the wallet. */
export function exportMail(mail: MailContext): Mail {
  const { exportSubject, exportHeading, exportBody } = wordsOf(mail).texts
  return layOutMail({ subject: exportSubject, heading: exportHeading, paragraphs: [exportBody] }, mail)
}
