import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The mail to the new address with the code that confirms it. */
export function newAddressMail(mail: MailContext & { readonly code: string }): Mail {
  const { texts, fill } = wordsOf(mail)
  const { code } = mail
  return layOutMail(
    {
      subject: fill(texts.newAddressSubject, { code }),
      heading: texts.newAddressHeading,
      paragraphs: [texts.newAddressBody],
      code,
      warning: texts.codeWarning,
    },
    mail,
  )
}
