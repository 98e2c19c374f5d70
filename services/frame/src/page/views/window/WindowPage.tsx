import { LiveRegion, ScrollArea, useStyles } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useHeadingFocus } from '../useHeadingFocus'
import sheet, * as css from './WindowPage.module.css'

/** A window of the frame's own origin: its heading, what it's for and its content. */
export function WindowPage({
  title,
  text,
  name,
  said = '',
  children,
}: {
  readonly title: string
  readonly text: string
  readonly name: string
  readonly said?: string
  readonly children?: ReactNode
}): ReactElement {
  useStyles(sheet)
  const heading = useHeadingFocus(name)
  return (
    <div className={css.panel} data-part={name}>
      <ScrollArea>
        <div className={css.body}>
          <h1 ref={heading} className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.text}>{text}</p>
          {children}
        </div>
      </ScrollArea>
      <LiveRegion text={said} />
    </div>
  )
}
