import { Icon, type IconShape, Ring, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './ProviderMark.module.css'

/** The mark of a social login in a ring that shows how far it is. */
export function ProviderMark(props: {
  readonly shape: IconShape
  readonly ring: 'idle' | 'waiting' | 'error'
}): ReactElement {
  useStyles(sheet)
  return (
    <Ring state={props.ring}>
      <span className={css.mark}>
        <Icon shape={props.shape} size={36} />
      </span>
    </Ring>
  )
}
