import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import { Spinner } from './Spinner'

/** Styles of {@link Button}. */
export const buttonStyles: string = /* css */ `
.lk-button{position:relative;display:inline-flex;align-items:center;justify-content:center;gap:var(--lk-space-2);min-block-size:48px;padding-inline:var(--lk-space-5);border:1px solid transparent;border-radius:var(--lk-radius-m);font-size:var(--lk-font-size-m);font-weight:600;line-height:1.25;text-align:center;user-select:none;transition:box-shadow var(--lk-duration-hover),background-color var(--lk-duration-hover),transform var(--lk-duration-hover) var(--lk-ease)}
.lk-button[data-size=small]{min-block-size:36px;padding-inline:var(--lk-space-3);border-radius:var(--lk-radius-s);font-size:var(--lk-font-size-s)}
.lk-button[data-wide]{inline-size:100%}
.lk-button[data-look=primary]{background:var(--lk-accent);color:var(--lk-on-accent);forced-color-adjust:none}
.lk-button[data-look=secondary]{--tint:var(--lk-text-soft);color:var(--lk-text)}
.lk-button[data-look=quiet]{color:var(--lk-accent-text)}
.lk-button[data-look=danger]{--tint:var(--lk-negative);color:var(--lk-negative)}
.lk-button:is([data-look=secondary],[data-look=danger]){background:color-mix(in srgb,var(--tint) var(--share,9%),var(--lk-surface))}
.lk-button:disabled{cursor:not-allowed}
.lk-button:disabled:not([data-state=loading]){opacity:.5}
.lk-button[data-state=loading]{cursor:progress}
.lk-button-label{display:inline-flex;align-items:center;gap:inherit}
.lk-button[data-state=loading]>.lk-button-label{opacity:0}
.lk-button>.lk-spinner{position:absolute}
@media (prefers-reduced-motion:no-preference){.lk-button:active:enabled:not([data-state=loading]){transform:scale(.985)}}
@media (hover:hover){
.lk-button[data-look=primary]:hover:enabled{box-shadow:0 0 0 3px var(--lk-accent-soft)}
.lk-button:hover:enabled{--share:14%}
.lk-button[data-look=quiet]:hover:enabled{background:var(--lk-accent-soft)}
}
`

/** What {@link Button} takes besides the attributes of a `<button>`. */
export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'medium' | 'small'
  /** Takes the whole width. */
  readonly wide?: boolean
  /** Shows a spinner in place of the label, keeps the size and the focus, and ignores clicks. */
  readonly loading?: boolean
  readonly icon?: ReactNode
}

/** A button with a label. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  useStyles(buttonStyles)
  const { look = 'primary', size, wide, loading, icon, children, onClick, className, ...rest } = props
  return (
    <button
      type="button"
      data-part="button"
      {...rest}
      ref={ref}
      className={className ? `lk-button ${className}` : 'lk-button'}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      data-state={loading ? 'loading' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="lk-button-label">
        {icon}
        {children}
      </span>
      {loading ? <Spinner /> : null}
    </button>
  )
})
