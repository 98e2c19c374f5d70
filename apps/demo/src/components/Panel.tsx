import { type ReactElement, type ReactNode, useId } from 'react'

/** A titled section of the page. */
export function Panel(props: {
  readonly id?: string
  readonly title: string
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}): ReactElement {
  const { id, title, hint, actions, className = '', children } = props
  const titleId = useId()
  return (
    <section className={`panel ${className}`} id={id} aria-labelledby={titleId}>
      <header className="panel-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          {hint ? <p className="hint">{hint}</p> : null}
        </div>
        {actions ? <div className="panel-actions">{actions}</div> : null}
      </header>
      {children}
    </section>
  )
}
