import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that somebody saw the words of the wallet. */
export function exportMail({ to }: { readonly to: string }, context: MailContext): Mail {
  const { texts } = wordsOf(context)
  const { exportSubject, exportHeading, exportBody } = texts
  return layOutMail(to, { subject: exportSubject, heading: exportHeading, paragraphs: [exportBody] }, context)
}
