import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../icons/icons'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'

/** Styles of {@link IconButton}. */
export const iconButtonStyles: string = /* css */ `
.lk-icon-button{position:relative;display:inline-grid;flex:none;place-items:center;inline-size:44px;block-size:44px;color:var(--lk-text-soft);border-radius:var(--lk-radius-full);isolation:isolate;transition:color var(--lk-duration-hover)}
.lk-icon-button::before{content:"";position:absolute;z-index:-1;inset:4px;border:1px solid transparent;border-radius:inherit;transition:background-color var(--lk-duration-hover)}
.lk-icon-button:focus-visible{outline-offset:-3px}
.lk-icon-button:disabled{cursor:not-allowed;opacity:.5}
.lk-icon-button:active:enabled::before{background:var(--lk-surface-sunken)}
@media (hover:hover){
.lk-icon-button:hover:enabled{color:var(--lk-text)}
.lk-icon-button:hover:enabled::before{background:var(--lk-surface-sunken)}
}
`

/** What {@link IconButton} takes besides the attributes of a `<button>`. */
export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> & {
  readonly shape: IconShape
  /** What the button does, in words. */
  readonly label: string
}

/** A button with a drawing only; 44 px to hit, 36 px to see. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    useStyles(iconButtonStyles)
    const { shape, label, className, ...rest } = props
    return (
      <button
        type="button"
        data-part="icon-button"
        title={label}
        {...rest}
        ref={ref}
        className={className ? `lk-icon-button ${className}` : 'lk-icon-button'}
        aria-label={label}
      >
        <Icon shape={shape} />
      </button>
    )
  },
)
