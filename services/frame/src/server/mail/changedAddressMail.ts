import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The notice to the old address, with the link to undo the change. */
export function changedAddressMail(
  mail: MailContext & { readonly newEmail: string; readonly url: string; readonly hours: number },
): Mail {
  const { texts, fill } = wordsOf(mail)
  const { newEmail, url, hours } = mail
  return layOutMail(
    {
      subject: texts.changedSubject,
      heading: texts.changedHeading,
      paragraphs: [fill(texts.changedBody, { email: newEmail, hours })],
      button: { label: texts.changedButton, url },
    },
    mail,
  )
}
