import { type ReactElement, useId } from 'react'

const accents = {
  lagoon: null,
  violet: '#6d4bd8',
  moss: '#2c7a4b',
  ember: '#c2410c',
  rose: '#be185d',
  sun: '#f5b301',
} as const

const firstCustom = '#0d6183'

/** Picks an accent from a few presets or any other color. */
export function AccentChoice(props: {
  readonly value: string | null
  readonly onChange: (accent: string | null) => void
}): ReactElement {
  const { value, onChange } = props
  const name = useId()
  const isCustom = !Object.values(accents).some((accent) => accent === value)
  return (
    <fieldset className="accents">
      <legend>Accent</legend>
      <div>
        {Object.entries(accents).map(([label, accent]) => (
          <label key={label} className={`accent accent-${label}`} title={label}>
            <input type="radio" name={name} checked={accent === value} onChange={() => onChange(accent)} />
            <span className="visually-hidden">{accent === null ? `${label}, the default` : label}</span>
          </label>
        ))}
        <label className="accent-custom" data-chosen={isCustom || undefined}>
          <span className="visually-hidden">another color</span>
          <input
            type="color"
            value={value ?? firstCustom}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  )
}
