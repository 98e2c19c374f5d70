import type { ReactElement, ReactNode } from 'react'

/** A scrollable region with a name, reachable by keyboard. */
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
