import type { ReactElement } from 'react'

/** On or off, with what it does in a few words. */
export function Switch(props: {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}): ReactElement {
  const { label, hint, checked, disabled, onChange } = props
  return (
    <label className="switch">
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
