import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-3] The mail with the code to sign in. */
export function codeMail(mail: MailContext & { readonly code: string; readonly minutes?: number }): Mail {
  const { texts, fill } = wordsOf(mail)
  const { code, minutes = 20 } = mail
  const values = { code, minutes, site: new URL(mail.site).host }
  return layOutMail(
    {
      subject: fill(texts.codeSubject, values),
      heading: fill(texts.codeHeading, values),
      paragraphs: [fill(texts.codeBody, values)],
      code,
      warning: texts.codeWarning,
    },
    mail,
  )
}
