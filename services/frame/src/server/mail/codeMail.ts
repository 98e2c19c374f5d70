import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-3] The mail with the code to sign in. */
export function codeMail(
  { to, code, minutes }: { readonly to: string; readonly code: string; readonly minutes: number },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  const values = { code, minutes, site: new URL(context.site).host }
  return layOutMail(
    to,
    {
      subject: fill(texts.codeSubject, values),
      heading: fill(texts.codeHeading, values),
      paragraphs: [fill(texts.codeBody, values)],
      code,
      warning: texts.codeWarning,
    },
    context,
  )
}
