import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Skeleton.module.css'

/** Keeps space for something that is loading. */
export function Skeleton(props: {
  readonly width: number
  readonly height: number
  readonly shape?: 'text' | 'round'
}): ReactElement {
  useStyles(sheet)
  const { width, height, shape = 'text' } = props
  const style = { inlineSize: width, blockSize: height }
  return (
    <span className={css.skeleton} data-part="skeleton" data-shape={shape} style={style} aria-hidden="true" />
  )
}
