import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './RowLines.module.css'

/** Facts about a row of a list, each on a line of its own: a long name must not cut off the date. Empty ones are left out. */
export function RowLines({ lines }: { readonly lines: readonly string[] }): ReactElement {
  useStyles(sheet)
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={css.line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </>
  )
}
