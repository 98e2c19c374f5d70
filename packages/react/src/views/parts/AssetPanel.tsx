import { useStyles } from '@latchkey/ui'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import sheet, * as css from './AssetPanel.module.css'

/** One tab of what the account holds; long amounts leave room for the names. */
export function AssetPanel(props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>): ReactElement {
  useStyles(sheet)
  return <div {...props} className={css.panel} />
}
