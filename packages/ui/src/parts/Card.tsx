import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Card.module.css'

/** What {@link Card} takes besides the attributes of a `<div>`. */
export type CardProps = ComponentPropsWithoutRef<'div'> & {
  /** Becomes a bottom sheet on a narrow screen. */
  readonly sheet?: boolean
}

/** The surface everything is on. */
export const Card = /* @__PURE__ */ forwardRef<HTMLDivElement, CardProps>(function Card(props, ref) {
  useStyles(sheet)
  const { sheet: isSheet, className, ...rest } = props
  return (
    <div
      data-part="card"
      {...rest}
      ref={ref}
      className={className ? `${css.card} ${className}` : css.card}
      data-sheet={isSheet || undefined}
    />
  )
})
