import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { iconCheck } from '../icons/icons'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'

/** Styles of {@link Checkbox}. */
export const checkboxStyles: string = /* css */ `
.lk-checkbox{position:relative;display:flex;gap:var(--lk-space-3);min-block-size:44px;padding-block:var(--lk-space-3);color:var(--lk-text-soft);font-size:var(--lk-font-size-s);line-height:20px;cursor:pointer}
.lk-checkbox-box{flex:none;inline-size:20px;block-size:20px;border:1.5px solid var(--lk-text-faint);border-radius:var(--lk-radius-xs);cursor:inherit;transition:background-color var(--lk-duration-hover)}
.lk-checkbox-box:checked{background:var(--lk-accent);border-color:var(--lk-accent-text);forced-color-adjust:none}
.lk-checkbox>.lk-icon{position:absolute;inset-block-start:14px;inset-inline-start:2px;color:var(--lk-on-accent);stroke-width:2.4;pointer-events:none;visibility:hidden}
.lk-checkbox-box:checked+.lk-icon{visibility:visible}
.lk-checkbox:has(:disabled){cursor:not-allowed;opacity:.5}
`

/** What {@link Checkbox} takes besides the attributes of an `<input>`. */
export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'checked'> & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The words next to the box; they may hold links. */
  readonly children: ReactNode
}

/** A box to tick, with its label. */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(
  function Checkbox(props, ref) {
    useStyles(checkboxStyles)
    const { children, onChange, className, ...rest } = props
    return (
      <label className={className ? `lk-checkbox ${className}` : 'lk-checkbox'} data-part="checkbox">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className="lk-checkbox-box"
          onChange={(event) => onChange(event.target.checked)}
        />
        <Icon shape={iconCheck} size={16} />
        <span>{children}</span>
      </label>
    )
  },
)
