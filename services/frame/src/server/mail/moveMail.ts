import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that somebody moved the wallet to another provider. */
export function moveMail(
  { to, place }: { readonly to: string; readonly place: string },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  const { moveSubject, moveHeading, moveBody } = texts
  const paragraphs = [fill(moveBody, { place })]
  return layOutMail(to, { subject: fill(moveSubject, { place }), heading: moveHeading, paragraphs }, context)
}
