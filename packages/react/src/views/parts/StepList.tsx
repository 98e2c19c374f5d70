import { Icon, iconCheck, iconExternal, Spinner, Unseen, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './StepList.module.css'

/** One of several steps, and how far it is. */
export type ShownStep = {
  readonly key: string
  readonly text: string
  readonly state: 'done' | 'current' | 'next'
  /** The state in words, for visitors who can't see the mark. */
  readonly said: string
  /** Where more is to be seen of it. */
  readonly link?: { readonly href: string; readonly text: string } | null
}

/** Steps one under the other: done, current and next. */
export function StepList(props: {
  readonly label: string
  readonly steps: readonly ShownStep[]
}): ReactElement {
  useStyles(sheet)
  return (
    <ol className={css.steps} data-part="steps" aria-label={props.label}>
      {props.steps.map(({ key, text, state, said, link }) => (
        <li
          key={key}
          className={css.step}
          data-part="step"
          data-step={key}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark}>
            {state === 'current' ? <Spinner /> : null}
            {state === 'done' ? <Icon shape={iconCheck} size={14} /> : null}
          </span>
          <span>
            {text}
            {said ? <Unseen> ({said})</Unseen> : null}
          </span>
          {link ? (
            <a
              className={css.link}
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${text}. ${link.text}`}
              title={link.text}
            >
              <Icon shape={iconExternal} size={16} />
            </a>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
