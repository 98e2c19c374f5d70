import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Tag}. */
export const tagStyles: string = /* css */ `
.lk-tag{display:inline-block;padding:3px 8px;border:1px solid transparent;border-radius:var(--lk-radius-full);background:color-mix(in srgb,currentColor 7%,transparent);color:var(--lk-text-soft);font-size:var(--lk-font-size-xs);font-weight:500;line-height:16px;white-space:nowrap}
.lk-tag[data-tone=accent]{background:var(--lk-accent-soft);color:var(--lk-accent-text)}
.lk-tag[data-tone=positive]{color:var(--lk-positive)}
.lk-tag[data-tone=warning]{color:var(--lk-warning)}
`

/** One quiet word about a row. */
export function Tag(props: {
  readonly tone?: 'neutral' | 'accent' | 'positive' | 'warning'
  readonly children: ReactNode
}): ReactElement {
  useStyles(tagStyles)
  return (
    <span className="lk-tag" data-part="tag" data-tone={props.tone ?? 'neutral'}>
      {props.children}
    </span>
  )
}
