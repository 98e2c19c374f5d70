import { type ReactElement, useId } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { languages, type PageSettings } from '../settings/PageSettings'
import { AccentChoice } from './AccentChoice'
import { Segmented } from './Segmented'

const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

/** Theme, accent, corners and language, applied to the live modal. */
export function LookSettings(): ReactElement {
  const { settings, playground } = usePlayground()
  const { theme, accent, radius, locale } = settings
  const corners = useId()
  const language = useId()
  return (
    <div className="settings-group">
      <Segmented
        label="Theme"
        value={theme}
        choices={themes}
        onChange={(value) => playground.change({ theme: value })}
      />
      <AccentChoice value={accent} onChange={(value) => playground.change({ accent: value })} />
      <div className="field">
        <label htmlFor={corners}>Corners</label>
        <input
          id={corners}
          type="range"
          min="0"
          max="2"
          step="0.25"
          value={radius}
          onChange={(event) => playground.change({ radius: event.target.valueAsNumber })}
        />
      </div>
      <div className="field">
        <label htmlFor={language}>Language</label>
        <select
          id={language}
          value={locale ?? ''}
          onChange={(event) =>
            playground.change({ locale: (event.target.value || null) as PageSettings['locale'] })
          }
        >
          <option value="">The visitor’s</option>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
