import { type ReactElement, useId } from 'react'

/** A switch with a short hint. */
export function Switch(props: {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}): ReactElement {
  const { label, hint, checked, onChange } = props
  const id = useId()
  return (
    <div className="switch">
      <span>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
