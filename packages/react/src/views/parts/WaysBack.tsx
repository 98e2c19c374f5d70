import { Button, Icon, iconShield, Skeleton, Tag, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './WaysBack.module.css'

/** What opens the visitor's wallet, and who else could. */
export type ShownWaysBack = {
  readonly state: 'loading' | 'failed' | 'single' | 'several'
  readonly title: string
  readonly ways: readonly { readonly key: string; readonly text: string }[]
  readonly note: string
  readonly action: { readonly text: string; readonly run: () => void } | null
}

/** A card with the ways back to a wallet. It warns only if there is a single one. */
export function WaysBack({ shown }: { readonly shown: ShownWaysBack }): ReactElement {
  useStyles(sheet)
  const { state, title, ways, note, action } = shown
  return (
    <section
      className={css.card}
      data-part="ways-back"
      data-state={state}
      aria-label={title}
      aria-busy={state === 'loading'}
    >
      <span className={css.tile}>
        <Icon shape={iconShield} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {state === 'loading' ? <Skeleton width={140} height={20} /> : null}
        {ways.length > 0 ? (
          <ul className={css.ways}>
            {ways.map(({ key, text }) => (
              <li key={key}>
                <Tag>{text}</Tag>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={css.note}>{note}</p>
        {action ? (
          <Button size="small" look="secondary" data-part="ways-back-action" onClick={action.run}>
            {action.text}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
