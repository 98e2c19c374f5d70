import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement, RefCallback } from 'react'
import sheet, * as css from './MoreRows.module.css'

/** The end of a list with more: loads it when in view, or with its button. */
export function MoreRows(props: {
  readonly sentinel: RefCallback<HTMLElement>
  readonly text: string
  readonly isBusy: boolean
  readonly load: () => void
}): ReactElement {
  useStyles(sheet)
  const { sentinel, text, isBusy, load } = props
  return (
    <div ref={sentinel} className={css.more} data-part="more">
      <Button size="small" look="quiet" loading={isBusy} onClick={load}>
        {text}
      </Button>
    </div>
  )
}
