import { useStyles } from '@latchkey/ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import sheet, * as css from './Section.module.css'

/** One part of the settings, with its heading. */
export function Section({
  title,
  name,
  children,
}: {
  readonly title: string
  readonly name: string
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  const id = useId()
  return (
    <section className={css.section} data-part={name} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
