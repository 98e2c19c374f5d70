import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
} from 'react'
import { iconSearch } from '../icons/iconSearch'
import { iconClose } from '../icons/icons'
import { useStyles } from '../styles/useStyles'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { useEscape } from './useEscape'

/** Styles of {@link SearchField}. */
export const searchFieldStyles: string = /* css */ `
.lk-search{position:relative;display:flex;align-items:center;block-size:48px;border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken);color:var(--lk-text-faint)}
.lk-search>.lk-icon{position:absolute;inset-inline-start:14px;pointer-events:none}
.lk-search-input{flex:1;min-inline-size:0;block-size:100%;padding-inline:44px;border:1px solid var(--lk-border);border-radius:inherit;color:var(--lk-text)}
.lk-search-input:focus-visible{outline-offset:-1px}
.lk-search-input::placeholder{color:var(--lk-text-faint);opacity:1}
.lk-search-input::-webkit-search-cancel-button{display:none}
.lk-search>.lk-icon-button{position:absolute;inset-inline-end:2px}
@media (pointer:coarse){.lk-search-input{font-size:16px}}
`

/** What {@link SearchField} takes besides the attributes of an `<input>`. */
export type SearchFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'aria-label'
> & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Name of the field; also shown while it is empty unless a placeholder is given. */
  readonly label: string
  readonly clearLabel: string
}

/** A field to search in; Escape empties it before it closes anything. */
export const SearchField = /* @__PURE__ */ forwardRef<HTMLInputElement, SearchFieldProps>(
  function SearchField(props, ref) {
    useStyles(searchFieldStyles)
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
      <div className={className ? `lk-search ${className}` : 'lk-search'} data-part="search-field">
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
          className="lk-search-input"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKey}
        />
        {value === '' ? null : (
          // Pressing must not take the focus out of the field.
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
