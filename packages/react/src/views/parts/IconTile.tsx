import { Icon, type IconShape, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './IconTile.module.css'

/** An icon on a tile as large as a wallet's picture, for rows that have none. */
export function IconTile({ shape }: { readonly shape: IconShape }): ReactElement {
  useStyles(sheet)
  return (
    <span className={css.tile}>
      <Icon shape={shape} />
    </span>
  )
}
