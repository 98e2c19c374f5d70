import type { ReactElement, ReactNode } from 'react'
import { iconCheck } from '../icons/iconCheck'
import { iconClose } from '../icons/iconClose'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'
import sheet, * as css from './Ring.module.css'

/** A ring around an icon: it turns while waiting and shows the outcome. */
export function Ring(props: {
  readonly state?: 'idle' | 'waiting' | 'error' | 'success'
  /** `large` takes up space; `small` is outside of the icon and moves nothing. */
  readonly size?: 'large' | 'small'
  readonly shape?: 'square' | 'round'
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { state = 'idle', size = 'large', shape = 'square', children } = props
  const isOver = state === 'error' || state === 'success'
  return (
    <span className={css.ring} data-part="ring" data-state={state} data-size={size} data-shape={shape}>
      {children}
      {state === 'idle' ? null : <span className={css.track} />}
      {isOver && size === 'large' ? (
        <span className={css.mark} data-part="ring-mark">
          <Icon shape={state === 'error' ? iconClose : iconCheck} size={12} />
        </span>
      ) : null}
    </span>
  )
}
