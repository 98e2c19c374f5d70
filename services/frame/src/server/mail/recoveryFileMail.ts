import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that somebody saved a recovery file. */
export function recoveryFileMail({ to }: { readonly to: string }, context: MailContext): Mail {
  const { texts } = wordsOf(context)
  const { fileSubject, fileHeading, fileBody } = texts
  return layOutMail(to, { subject: fileSubject, heading: fileHeading, paragraphs: [fileBody] }, context)
}
