import { Icon, type IconShape, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './StatusMark.module.css'

/** The picture of a status that is neither waiting nor failed. */
export function StatusMark({ shape }: { readonly shape: IconShape }): ReactElement {
  useStyles(sheet)
  return (
    <span className={css.mark}>
      <Icon shape={shape} size={32} />
    </span>
  )
}
