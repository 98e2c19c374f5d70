import { Icon, iconMail, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './MailNote.module.css'

/** An envelope, and a sentence that names the address a mail went to. */
export function MailNote(props: {
  readonly title?: string
  readonly before: string
  readonly email: string
  readonly after: string
}): ReactElement {
  useStyles(sheet)
  const { title, before, email, after } = props
  return (
    <div className={css.mail} data-part="mail-note">
      <span className={css.tile}>
        <Icon shape={iconMail} size={28} />
      </span>
      {title ? <p className={css.title}>{title}</p> : null}
      <p className={css.text}>
        {before}
        <bdi className={css.address} dir="ltr">
          {email}
        </bdi>
        {after}
      </p>
    </div>
  )
}
