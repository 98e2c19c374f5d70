import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-3] The mail with the link to approve a device. The link shows a page; only its button approves. */
export function deviceMail(mail: MailContext & { readonly url: string }): Mail {
  const { texts, fill } = wordsOf(mail)
  const values = { site: new URL(mail.site).host }
  return layOutMail(
    {
      subject: fill(texts.deviceSubject, values),
      heading: texts.deviceHeading,
      paragraphs: [fill(texts.deviceBody, values)],
      button: { label: texts.deviceButton, url: mail.url },
      warning: texts.deviceWarning,
    },
    mail,
  )
}
