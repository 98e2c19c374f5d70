import { useStyles } from '@latchkey/ui'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import sheet, * as css from './Note.module.css'

/** A side note: faint, larger as the `lead` of what follows, or as a `hint` in a row. */
export function Note({
  look,
  ...rest
}: Omit<ComponentPropsWithoutRef<'p'>, 'className'> & { readonly look?: 'lead' | 'hint' }): ReactElement {
  useStyles(sheet)
  return <p data-part="note" {...rest} className={css.note} data-look={look} />
}
