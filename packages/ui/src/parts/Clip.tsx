import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Clip.module.css'

/** A line that ends in an ellipsis where there is no room for all of it. */
export function Clip(props: {
  /** `bdi` for names from outside, which may be written in either direction. */
  readonly as?: 'span' | 'bdi'
  readonly className?: string
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { as: Element = 'span', className, children } = props
  return <Element className={className ? `${css.clip} ${className}` : css.clip}>{children}</Element>
}
