import { Skeleton, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './LoadingRows.module.css'

const widths = [120, 150, 96]

/** Three rows in place of a view that is loading. */
export function LoadingRows(): ReactElement {
  useStyles(sheet)
  return (
    <div className={css.rows}>
      {widths.map((width) => (
        <span key={width}>
          <Skeleton width={40} height={40} />
          <Skeleton width={width} height={14} />
        </span>
      ))}
    </div>
  )
}
