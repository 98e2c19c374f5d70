import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The notice to the address at a provider that a wallet got its first address of its own. */
export function addedAddressMail(
  { to, newEmail }: { readonly to: string; readonly newEmail: string },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  return layOutMail(
    to,
    {
      subject: texts.changedSubject,
      heading: texts.changedHeading,
      paragraphs: [fill(texts.addedBody, { email: newEmail })],
    },
    context,
  )
}
