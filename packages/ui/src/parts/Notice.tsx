import type { ReactElement } from 'react'
import { iconCheck, iconError, iconInfo } from '../icons/icons'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'
import { Spinner } from './Spinner'

/** Styles of {@link Notice}. */
export const noticeStyles: string = /* css */ `
.lk-notice{position:absolute;z-index:1;inset-block-end:var(--lk-space-4);inset-inline:var(--lk-space-4);display:grid;justify-items:center;pointer-events:none}
.lk-notice-body{display:flex;align-items:flex-start;gap:var(--lk-space-2);max-inline-size:100%;padding-block:10px;padding-inline:var(--lk-space-3) var(--lk-space-4);border:1px solid var(--lk-border);border-radius:var(--lk-radius-m);background:var(--lk-surface-raised);box-shadow:var(--lk-shadow);font-size:var(--lk-font-size-s);font-weight:500;line-height:20px;pointer-events:auto;animation:lk-notice var(--lk-duration-view) var(--lk-ease)}
.lk-notice-body[data-tone=success]>svg{color:var(--lk-positive)}
.lk-notice-body[data-tone=error]>svg{color:var(--lk-negative)}
.lk-notice-body[data-tone=loading]>svg{color:var(--lk-accent-text)}
@keyframes lk-notice{from{opacity:0;transform:translateY(8px)}}
`

const shapes = { success: iconCheck, error: iconError, info: iconInfo }

/** A short message over the bottom of the card; keep it mounted, its live region speaks when the text changes. */
export function Notice(props: {
  readonly tone?: 'info' | 'success' | 'error' | 'loading'
  /** Nothing is shown without a text. */
  readonly text?: string | undefined
}): ReactElement {
  useStyles(noticeStyles)
  const { tone = 'info', text } = props
  return (
    <div
      className="lk-notice"
      data-part="notice"
      role="status"
      aria-live={tone === 'error' ? 'assertive' : 'polite'}
    >
      {text ? (
        <div key={text} className="lk-notice-body" data-tone={tone}>
          {tone === 'loading' ? <Spinner /> : <Icon shape={shapes[tone]} />}
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  )
}
