import { ScrollArea, useStyles } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import sheet, * as css from './HelpBlocks.module.css'

/** Illustrated explanations. */
export function HelpBlocks<Key extends string>(props: {
  readonly label: string
  readonly blocks: readonly { readonly key: Key; readonly title: string; readonly text: string }[]
  /** Drawn on a ground of 64 × 64, with the classes of the style sheet. */
  readonly drawings: { readonly [K in Key]: ReactNode }
}): ReactElement {
  useStyles(sheet)
  return (
    <ScrollArea label={props.label}>
      <div className={css.blocks}>
        {props.blocks.map(({ key, title, text }) => (
          <section key={key} className={css.block} data-part="help-block">
            <svg
              className={css.drawing}
              viewBox="0 0 64 64"
              width="64"
              height="64"
              aria-hidden="true"
              focusable="false"
            >
              {props.drawings[key]}
            </svg>
            <div>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </section>
        ))}
      </div>
    </ScrollArea>
  )
}
