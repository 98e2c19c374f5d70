import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Button.module.css'
import { Spinner } from './Spinner'

/** What {@link Button} takes besides the attributes of a `<button>`. */
export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'medium' | 'small'
  /** Fills the width. */
  readonly wide?: boolean
  /** Shows a spinner instead of the label, keeps size and focus, and ignores clicks. */
  readonly loading?: boolean
  readonly icon?: ReactNode
}

/** A button with a label. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  useStyles(sheet)
  const { look = 'primary', size, wide, loading, icon, children, onClick, className, ...rest } = props
  return (
    <button
      type="button"
      data-part="button"
      {...rest}
      ref={ref}
      className={className ? `${css.button} ${className}` : css.button}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      data-state={loading ? 'loading' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className={css.label}>
        {icon}
        {children}
      </span>
      {loading ? <Spinner /> : null}
    </button>
  )
})
