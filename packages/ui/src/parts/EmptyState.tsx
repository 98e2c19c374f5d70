import type { ReactElement, ReactNode } from 'react'
import type { IconShape } from '../icons/IconShape'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './EmptyState.module.css'
import { Icon } from './Icon'

/** Says why a list is empty and offers one action. */
export function EmptyState(props: {
  readonly icon?: IconShape
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { icon, title, text, action } = props
  return (
    <div className={css.empty} data-part="empty-state">
      {icon ? (
        <span className={css.icon}>
          <Icon shape={icon} size={24} />
        </span>
      ) : null}
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  )
}
