import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { type FeatureSwitch, featureSwitches } from '../settings/featureSwitches'

/** The feature flags. Those of packages that aren't installed are disabled. */
export function FeatureSettings(): ReactElement {
  const { settings, playground } = usePlayground()
  const set = ({ name, isOnByDefault }: FeatureSwitch, isOn: boolean) => {
    const { [name]: _, ...others } = settings.features
    playground.change({ features: isOn === isOnByDefault ? others : { ...others, [name]: isOn } })
  }
  return (
    <details className="settings-group" open={Object.keys(settings.features).length > 0 || undefined}>
      <summary>
        Features <small>some need a package that isn’t installed</small>
      </summary>
      <fieldset className="checks checks-wide">
        <legend className="visually-hidden">Features</legend>
        {featureSwitches.map((feature) => (
          <label key={feature.name}>
            <input
              type="checkbox"
              checked={settings.features[feature.name] ?? feature.isOnByDefault}
              onChange={(event) => set(feature, event.target.checked)}
            />
            {feature.label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
