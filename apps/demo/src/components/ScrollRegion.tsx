import type { ReactElement, ReactNode } from 'react'

/** A part that scrolls by itself, reachable by keyboard and named for a screen reader. */
export function ScrollRegion(props: {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}): ReactElement {
  const { label, className, children } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
