import type { ReactElement, ReactNode } from 'react'
import type { IconShape } from '../icons/icons'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'

/** Styles of {@link EmptyState}. */
export const emptyStateStyles: string = /* css */ `
.lk-empty{display:grid;justify-items:center;gap:var(--lk-space-1);padding:var(--lk-space-6) var(--lk-space-4);text-align:center;text-wrap:balance}
.lk-empty-icon{display:grid;place-items:center;inline-size:48px;block-size:48px;margin-block-end:var(--lk-space-3);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken);color:var(--lk-text-soft)}
.lk-empty-title{font-weight:600}
.lk-empty-text{color:var(--lk-text-soft);font-size:var(--lk-font-size-s)}
.lk-empty-action{margin-block-start:var(--lk-space-4)}
`

/** Says why there is nothing to see and offers one thing to do. */
export function EmptyState(props: {
  readonly icon?: IconShape
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}): ReactElement {
  useStyles(emptyStateStyles)
  const { icon, title, text, action } = props
  return (
    <div className="lk-empty" data-part="empty-state">
      {icon ? (
        <span className="lk-empty-icon">
          <Icon shape={icon} size={24} />
        </span>
      ) : null}
      <p className="lk-empty-title">{title}</p>
      {text ? <p className="lk-empty-text">{text}</p> : null}
      {action ? <div className="lk-empty-action">{action}</div> : null}
    </div>
  )
}
