import { layOutMail, timeText, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that a new device signed in, and from when on it can open the wallet if it has to wait. */
export function newDeviceMail(mail: MailContext & { readonly url: string; readonly opensAt?: number }): Mail {
  const { texts, fill } = wordsOf(mail)
  const { url, opensAt } = mail
  const wait = opensAt === undefined ? [] : [fill(texts.newDeviceWait, { date: timeText(opensAt, mail) })]
  return layOutMail(
    {
      subject: texts.newDeviceSubject,
      heading: texts.newDeviceHeading,
      paragraphs: [fill(texts.newDeviceBody, { site: new URL(mail.site).host }), ...wait],
      button: { label: texts.newDeviceButton, url },
    },
    mail,
  )
}
