import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import { hashText } from './hashText'

/** Styles of {@link Monogram}. */
export const monogramStyles: string = /* css */ `
.lk-monogram{display:inline-grid;flex:none;place-items:center;inline-size:var(--size);block-size:var(--size);border-radius:calc(var(--size)/4*var(--lk-radius));color:#fff;background:#4b5a63;font-size:calc(var(--size)*.44);font-weight:600;line-height:1;user-select:none;forced-color-adjust:none}
.lk-monogram[data-shape=round]{border-radius:50%}
.lk-monogram[data-tint="1"]{background:#2f5f8a}
.lk-monogram[data-tint="2"]{background:#5a4f9c}
.lk-monogram[data-tint="3"]{background:#8a4374}
.lk-monogram[data-tint="4"]{background:#98472f}
.lk-monogram[data-tint="5"]{background:#6d5a1e}
.lk-monogram[data-tint="6"]{background:#2c6a4f}
`

/** Stands for an image that is missing or not trusted: the first letter of the name on a colour of its own. */
export function Monogram(props: {
  readonly name: string
  readonly size: number
  readonly shape?: 'square' | 'round' | undefined
}): ReactElement {
  useStyles(monogramStyles)
  const { name, size, shape = 'square' } = props
  // Only a letter or digit: a name from outside may begin with marks that turn the text around.
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? ''
  return (
    <span
      className="lk-monogram"
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
