import type { NetworkId } from 'latchkey'
import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { listNetworks } from '../settings/listNetworks'

/** The networks the site offers, at least one. */
export function NetworkChoice(): ReactElement {
  const { settings, playground } = usePlayground()
  const offered = listNetworks(playground.site)
  const chosen = offered.filter(({ id }) => settings.networks?.includes(id) ?? true).map(({ id }) => id)
  const choose = (id: NetworkId, isOn: boolean) => {
    const networks = offered.map((one) => one.id).filter((one) => (one === id ? isOn : chosen.includes(one)))
    playground.change({ networks: networks.length === offered.length ? null : networks })
  }
  return (
    <fieldset className="checks">
      <legend>Networks</legend>
      {offered.map(({ id, network }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={chosen.length === 1 && chosen[0] === id}
            onChange={(event) => choose(id, event.target.checked)}
          />
          {network.name} <small>{id}</small>
        </label>
      ))}
    </fieldset>
  )
}
