import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The mail to the old address with the code that allows a change. */
export function oldAddressMail(
  mail: MailContext & { readonly code: string; readonly newEmail: string },
): Mail {
  const { texts, fill } = wordsOf(mail)
  const { code, newEmail } = mail
  return layOutMail(
    {
      subject: fill(texts.oldAddressSubject, { code }),
      heading: texts.oldAddressHeading,
      paragraphs: [fill(texts.oldAddressBody, { email: newEmail })],
      code,
      warning: texts.oldAddressWarning,
    },
    mail,
  )
}
