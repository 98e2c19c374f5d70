import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../icons/IconShape'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'
import sheet, * as css from './IconButton.module.css'

/** What {@link IconButton} takes besides the attributes of a `<button>`. */
export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> & {
  readonly shape: IconShape
  /** The accessible name. */
  readonly label: string
}

/** A button with an icon only: a 44 px target that looks 36 px wide. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    useStyles(sheet)
    const { shape, label, className, ...rest } = props
    return (
      <button
        type="button"
        data-part="icon-button"
        title={label}
        {...rest}
        ref={ref}
        className={className ? `${css.button} ${className}` : css.button}
        aria-label={label}
      >
        <Icon shape={shape} />
      </button>
    )
  },
)
