import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import { hashText } from './hashText'
import sheet, * as css from './Monogram.module.css'

/** Replaces an image that is missing or not trusted: the first letter of the name on its own colour. */
export function Monogram(props: {
  readonly name: string
  readonly size: number
  readonly shape?: 'square' | 'round' | undefined
}): ReactElement {
  useStyles(sheet)
  const { name, size, shape = 'square' } = props
  // Only a letter or digit: an untrusted name may start with marks that change the text direction.
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? ''
  return (
    <span
      className={css.monogram}
      data-part="monogram"
      data-shape={shape}
      data-tint={hashText(name) % 7}
      style={{ ['--size' as string]: `${size}px` }}
      aria-hidden="true"
    >
      {letter.toUpperCase()}
    </span>
  )
}
