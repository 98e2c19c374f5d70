import type { ReactElement, ReactNode } from 'react'
import { iconCheck, iconClose } from '../icons/icons'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'

/** Styles of {@link Ring}. */
export const ringStyles: string = /* css */ `
.lk-ring{position:relative;display:inline-grid;flex:none;place-items:center;inline-size:fit-content;isolation:isolate;--gap:8px;--thick:3px;border-radius:calc(26px*var(--lk-radius))}
.lk-ring[data-size=large]{padding:var(--gap)}
.lk-ring[data-size=small]{--gap:4px;--thick:2px;border-radius:calc(14px*var(--lk-radius))}
.lk-ring[data-shape=round]{border-radius:50%}
.lk-ring-track{position:absolute;z-index:-1;inset:0;padding:var(--thick);overflow:hidden;border-radius:inherit;background:var(--lk-border);mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);pointer-events:none}
.lk-ring[data-size=small]>.lk-ring-track{inset:calc(-1*var(--gap))}
.lk-ring[data-state=waiting]>.lk-ring-track::before{content:"";position:absolute;inset:-25%;background:conic-gradient(transparent 30%,var(--lk-accent-text) 85% 99%,transparent);animation:lk-ring var(--lk-duration-turn) linear infinite}
.lk-ring[data-state=error]>.lk-ring-track{background:var(--lk-negative)}
.lk-ring[data-state=success]>.lk-ring-track{background:var(--lk-positive)}
.lk-ring-mark{position:absolute;inset-block-end:-2px;inset-inline-end:-2px;display:grid;place-items:center;inline-size:26px;block-size:26px;border:3px solid var(--lk-surface);border-radius:50%;background:var(--lk-negative);color:var(--lk-surface);forced-color-adjust:none;animation:lk-ring-mark var(--lk-duration-view) var(--lk-ease)}
.lk-ring[data-state=success]>.lk-ring-mark{background:var(--lk-positive)}
.lk-ring-mark .lk-icon{stroke-width:2.6}
@keyframes lk-ring{to{transform:rotate(1turn)}}
@keyframes lk-ring-mark{from{opacity:0;transform:scale(.6)}}
`

/** A ring that follows the edge of an icon: it turns while waiting and tells how it ended. */
export function Ring(props: {
  readonly state?: 'idle' | 'waiting' | 'error' | 'success'
  /** `large` keeps room for the ring; `small` lies outside the icon and moves nothing. */
  readonly size?: 'large' | 'small'
  readonly shape?: 'square' | 'round'
  readonly children: ReactNode
}): ReactElement {
  useStyles(ringStyles)
  const { state = 'idle', size = 'large', shape = 'square', children } = props
  const isOver = state === 'error' || state === 'success'
  return (
    <span className="lk-ring" data-part="ring" data-state={state} data-size={size} data-shape={shape}>
      {children}
      {state === 'idle' ? null : <span className="lk-ring-track" />}
      {isOver && size === 'large' ? (
        <span className="lk-ring-mark" data-part="ring-mark">
          <Icon shape={state === 'error' ? iconClose : iconCheck} size={12} />
        </span>
      ) : null}
    </span>
  )
}
