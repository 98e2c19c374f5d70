import { layOutMail, timeText, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** The notice that a new device signed in, and from when on it can open the wallet if it has to wait. */
export function newDeviceMail(
  { to, link, opensAt }: { readonly to: string; readonly link: string; readonly opensAt?: number },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  const wait = opensAt === undefined ? [] : [fill(texts.newDeviceWait, { date: timeText(opensAt, context) })]
  return layOutMail(
    to,
    {
      subject: texts.newDeviceSubject,
      heading: texts.newDeviceHeading,
      paragraphs: [fill(texts.newDeviceBody, { site: new URL(context.site).host }), ...wait],
      button: { label: texts.newDeviceButton, link },
    },
    context,
  )
}
