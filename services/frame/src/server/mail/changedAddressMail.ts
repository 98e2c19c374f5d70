import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The notice to the old address, with the link to undo the change. */
export function changedAddressMail(
  {
    to,
    newEmail,
    link,
    hours,
  }: { readonly to: string; readonly newEmail: string; readonly link: string; readonly hours: number },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  return layOutMail(
    to,
    {
      subject: texts.changedSubject,
      heading: texts.changedHeading,
      paragraphs: [fill(texts.changedBody, { email: newEmail, hours })],
      button: { label: texts.changedButton, link },
    },
    context,
  )
}
