import type { ReactElement } from 'react'
import { iconCheck } from '../icons/iconCheck'
import { iconError } from '../icons/iconError'
import { iconInfo } from '../icons/iconInfo'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'
import sheet, * as css from './Notice.module.css'
import { Spinner } from './Spinner'

const shapes = { success: iconCheck, error: iconError, info: iconInfo }

/** A short message over the bottom of the card; keep it mounted, and it announces each new text. */
export function Notice(props: {
  readonly tone?: 'info' | 'success' | 'error' | 'loading'
  /** Shows nothing without a text. */
  readonly text?: string | undefined
}): ReactElement {
  useStyles(sheet)
  const { tone = 'info', text } = props
  return (
    <div
      className={css.notice}
      data-part="notice"
      role="status"
      aria-live={tone === 'error' ? 'assertive' : 'polite'}
    >
      {text ? (
        <div key={text} className={css.body} data-tone={tone}>
          {tone === 'loading' ? <Spinner /> : <Icon shape={shapes[tone]} />}
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  )
}
