import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import type { ButtonProps } from './Button'
import sheet, * as css from './Button.module.css'

/** What {@link LinkButton} takes besides the attributes of an `<a>`. */
export type LinkButtonProps = ComponentPropsWithoutRef<'a'> &
  Pick<ButtonProps, 'look' | 'size' | 'wide'> & { readonly icon?: ReactNode }

/** A link that looks like a button. */
export const LinkButton = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkButtonProps>(
  function LinkButton(props, ref) {
    useStyles(sheet)
    const { look = 'primary', size, wide, icon, children, className, ...rest } = props
    return (
      <a
        data-part="link-button"
        {...rest}
        ref={ref}
        className={className ? `${css.button} ${className}` : css.button}
        data-look={look}
        data-size={size}
        data-wide={wide || undefined}
      >
        <span className={css.label}>
          {icon}
          {children}
        </span>
      </a>
    )
  },
)
