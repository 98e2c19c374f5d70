import { useStyles } from '@latchkey/ui'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import sheet, * as css from './PanelHead.module.css'

/** The line above the rows of a panel: what they are, and beside it what belongs to all of them. */
export function PanelHead(props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>): ReactElement {
  useStyles(sheet)
  return <div data-part="panel-head" {...props} className={css.head} />
}
