import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that somebody deleted the wallet. */
export function deletedMail({ to }: { readonly to: string }, context: MailContext): Mail {
  const { texts } = wordsOf(context)
  const { deletedSubject, deletedHeading, deletedBody } = texts
  const content = { subject: deletedSubject, heading: deletedHeading, paragraphs: [deletedBody] }
  return layOutMail(to, content, context)
}
