import { type ReactElement, useId } from 'react'

/** A choice of one of a few. */
export function Segmented<T extends string>(props: {
  readonly label: string
  readonly value: T
  /** The choices to offer, which may be a part of all. */
  readonly choices: { readonly [C in T]?: string }
  readonly onChange: (value: T) => void
}): ReactElement {
  const { label, value, choices, onChange } = props
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend>{label}</legend>
      <div>
        {Object.entries<string | undefined>(choices).map(([choice, text]) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice as T)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
