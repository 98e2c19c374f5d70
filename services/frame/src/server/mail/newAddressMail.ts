import { layOutMail, wordsOf } from './layOutMail'
import type { MailContext } from './MailContext'
import type { Mail } from './Mailer'

/** [FRM-5] The mail to the new address with the code that confirms it. */
export function newAddressMail(
  { to, code }: { readonly to: string; readonly code: string },
  context: MailContext,
): Mail {
  const { texts, fill } = wordsOf(context)
  return layOutMail(
    to,
    {
      subject: fill(texts.newAddressSubject, { code }),
      heading: texts.newAddressHeading,
      paragraphs: [texts.newAddressBody],
      code,
      warning: texts.codeWarning,
    },
    context,
  )
}
