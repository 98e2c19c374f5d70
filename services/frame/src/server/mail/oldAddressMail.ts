import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The mail to the old address with the code that allows a change. */
export function oldAddressMail(
  { to, code, newEmail }: { readonly to: string; readonly code: string; readonly newEmail: string },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  return layOutMail(
    to,
    {
      subject: fill(texts.oldAddressSubject, { code }),
      heading: texts.oldAddressHeading,
      paragraphs: [fill(texts.oldAddressBody, { email: newEmail })],
      code,
      warning: texts.oldAddressWarning,
    },
    context,
  )
}
