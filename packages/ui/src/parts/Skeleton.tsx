import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Skeleton}. */
export const skeletonStyles: string = /* css */ `
.lk-skeleton{display:inline-block;flex:none;max-inline-size:100%;border-radius:var(--lk-radius-xs);background:var(--lk-border);animation:lk-skeleton 1.4s ease-in-out infinite alternate;vertical-align:middle}
.lk-skeleton[data-shape=round]{border-radius:50%}
@keyframes lk-skeleton{from{opacity:.45}}
`

/** Keeps the place of what is still loading, at its size. */
export function Skeleton(props: {
  readonly width: number
  readonly height: number
  readonly shape?: 'text' | 'round'
}): ReactElement {
  useStyles(skeletonStyles)
  const { width, height, shape = 'text' } = props
  const style = { inlineSize: width, blockSize: height }
  return (
    <span className="lk-skeleton" data-part="skeleton" data-shape={shape} style={style} aria-hidden="true" />
  )
}
