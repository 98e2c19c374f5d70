import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Clip.module.css'

/** One line of text that ends in an ellipsis when it doesn't fit. */
export function Clip(props: {
  /** Use `bdi` for untrusted names, which can have either direction. */
  readonly as?: 'span' | 'bdi'
  readonly className?: string
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { as: Element = 'span', className, children } = props
  return <Element className={className ? `${css.clip} ${className}` : css.clip}>{children}</Element>
}
