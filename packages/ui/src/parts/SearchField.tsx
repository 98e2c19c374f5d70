import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
} from 'react'
import { iconClose } from '../icons/iconClose'
import { iconSearch } from '../icons/iconSearch'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import sheet, * as css from './SearchField.module.css'
import { useEscape } from './useEscape'

/** What {@link SearchField} takes besides the attributes of an `<input>`. */
export type SearchFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'aria-label'
> & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Name of the field; also the placeholder unless another is given. */
  readonly label: string
  readonly clearLabel: string
}

/** A search field; Escape clears it before it closes anything. */
export const SearchField = /* @__PURE__ */ forwardRef<HTMLInputElement, SearchFieldProps>(
  function SearchField(props, ref) {
    useStyles(sheet)
    const { value, onChange, label, clearLabel, className, onKeyDown, ...rest } = props
    const input = useRef<HTMLInputElement>(null)
    useImperativeHandle(ref, () => input.current as HTMLInputElement)
    const clear = () => {
      if (value !== '') onChange('')
      return value !== ''
    }
    useEscape(input, clear)
    const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Escape' && !event.nativeEvent.isComposing && clear()) {
        event.preventDefault()
        event.stopPropagation()
      } else onKeyDown?.(event)
    }
    return (
      <div className={className ? `${css.field} ${className}` : css.field} data-part="search-field">
        <Icon shape={iconSearch} />
        <input
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          ref={input}
          type="search"
          className={css.input}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKey}
        />
        {value === '' ? null : (
          // Pressing it must not move focus out of the field.
          <IconButton
            shape={iconClose}
            label={clearLabel}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          />
        )}
      </div>
    )
  },
)
