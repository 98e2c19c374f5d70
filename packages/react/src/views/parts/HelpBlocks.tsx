import { ScrollArea } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'

/** A few pictures, each with some words that explain it. */
export function HelpBlocks<Key extends string>(props: {
  readonly label: string
  readonly blocks: readonly { readonly key: Key; readonly title: string; readonly text: string }[]
  /** What is drawn on a ground of 64 × 64. */
  readonly drawings: { readonly [K in Key]: ReactNode }
}): ReactElement {
  return (
    <ScrollArea label={props.label}>
      <div className="lk-blocks">
        {props.blocks.map(({ key, title, text }) => (
          <section key={key} className="lk-block" data-part="help-block">
            <svg
              className="lk-art"
              viewBox="0 0 64 64"
              width="64"
              height="64"
              aria-hidden="true"
              focusable="false"
            >
              {props.drawings[key]}
            </svg>
            <div>
              <h3 className="lk-block-title">{title}</h3>
              <p className="lk-block-text">{text}</p>
            </div>
          </section>
        ))}
      </div>
    </ScrollArea>
  )
}
