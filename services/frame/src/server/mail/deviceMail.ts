import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-3] The mail with the link to approve a device. The link shows a page; only its button approves. */
export function deviceMail(
  { to, link }: { readonly to: string; readonly link: string },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  const values = { site: new URL(context.site).host }
  return layOutMail(
    to,
    {
      subject: fill(texts.deviceSubject, values),
      heading: texts.deviceHeading,
      paragraphs: [fill(texts.deviceBody, values)],
      button: { label: texts.deviceButton, link },
      warning: texts.deviceWarning,
    },
    context,
  )
}
