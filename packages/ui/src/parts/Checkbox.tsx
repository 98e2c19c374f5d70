import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { iconCheck } from '../icons/iconCheck'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Checkbox.module.css'
import { Icon } from './Icon'

/** What {@link Checkbox} takes besides the attributes of an `<input>`. */
export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'checked'> & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The label, which can hold links. */
  readonly children: ReactNode
}

/** A checkbox with its label. */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(
  function Checkbox(props, ref) {
    useStyles(sheet)
    const { children, onChange, className, ...rest } = props
    return (
      <label className={className ? `${css.checkbox} ${className}` : css.checkbox} data-part="checkbox">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className={css.box}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Icon shape={iconCheck} size={16} />
        <span>{children}</span>
      </label>
    )
  },
)
