import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Card}. */
export const cardStyles: string = /* css */ `
.lk-card{position:relative;display:flex;flex-direction:column;inline-size:var(--lk-width);max-inline-size:100%;overflow:hidden;overflow:clip;border:1px solid transparent;border-radius:var(--lk-radius-xl);background:var(--lk-surface);box-shadow:var(--lk-shadow)}
@media (max-width:479.98px){.lk-card[data-sheet]{inline-size:100%;padding-block-end:env(safe-area-inset-bottom);border-end-start-radius:0;border-end-end-radius:0}}
`

/** What {@link Card} takes besides the attributes of a `<div>`. */
export type CardProps = ComponentPropsWithoutRef<'div'> & {
  /** Becomes a bottom sheet on a narrow screen. */
  readonly sheet?: boolean
}

/** The surface everything lies on. */
export const Card = /* @__PURE__ */ forwardRef<HTMLDivElement, CardProps>(function Card(props, ref) {
  useStyles(cardStyles)
  const { sheet, className, ...rest } = props
  return (
    <div
      data-part="card"
      {...rest}
      ref={ref}
      className={className ? `lk-card ${className}` : 'lk-card'}
      data-sheet={sheet || undefined}
    />
  )
})
