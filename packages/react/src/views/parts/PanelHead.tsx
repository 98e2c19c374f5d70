import { useStyles } from '@latchkey/ui'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import sheet, * as css from './PanelHead.module.css'

/** The line above a panel's rows: what they are, and what belongs to all of them. */
export function PanelHead(props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>): ReactElement {
  useStyles(sheet)
  return <div data-part="panel-head" {...props} className={css.head} />
}
