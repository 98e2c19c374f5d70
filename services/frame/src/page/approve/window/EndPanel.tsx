import { EmptyState, iconCheck, iconInfo, LiveRegion, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from '../RefusalPanel.module.css'

/** Says how a window ended. */
export function EndPanel({
  title,
  text,
  isEnded,
}: {
  readonly title: string
  readonly text: string
  readonly isEnded: boolean
}): ReactElement {
  useStyles(sheet)
  return (
    <div className={css.panel} data-part="end">
      <div className={css.body}>
        <EmptyState icon={isEnded ? iconInfo : iconCheck} title={title} text={text} />
      </div>
      <LiveRegion text={title} />
    </div>
  )
}
